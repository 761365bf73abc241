import type { Schemas } from "../../wire";

export type SeaSaltPaperShown = Schemas["SeaSaltPaperShown"];
export type SeaSaltPaperPreview = Schemas["SeaSaltPaperPreview"];
export type SeaSaltPaperEvent = Schemas["SeaSaltPaperEvent"];
