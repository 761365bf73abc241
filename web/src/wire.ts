/** What the server says, by short names. The types are written from the server's own. */
import type { components } from "./wire.generated";

export type Schemas = components["schemas"];
export type TableView = Schemas["TableView"];
export type TableEvent = Schemas["Event"];
export type Told = TableEvent["steps"][number];
export type Moved = Schemas["Moved"];
/** A step of the game: a move or what chance brought. */
export type Step = Moved | Schemas["Dealt"];
export type Position = Schemas["Position"];
export type Message = Schemas["Message"];
export type Refusal = Schemas["Refusal"];
export type Made = Schemas["Made"];
export type NewTable = Pick<Schemas["NewTable"], "game" | "seats"> & Partial<Schemas["NewTable"]>;
export type TableLine = Schemas["TableLine"];
export type GameLine = Schemas["GameLine"];
export type OptionLine = Schemas["OptionLine"];
export type Hint = Schemas["Hint"];
export type Person = Schemas["Person"];
export type SeatView = Schemas["SeatView"];
export type Word = string | number | boolean;
