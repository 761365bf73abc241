import type { Schemas } from "../../wire";

export type MauiShown = Schemas["MauiShown"];
export type MauiPreview = Schemas["MauiPreview"];
export type MauiEvent = Schemas["MauiEvent"];
