import type { Schemas } from "../../wire";

export type AzulShown = Schemas["AzulShown"];
export type AzulPreview = Schemas["AzulPreview"];
export type AzulEvent = Schemas["AzulEvent"];
