/** What goes over the wire: generated from the server's description, and told more exactly where that says less. */
import type { components } from "./protocol";

type Described = components["schemas"];

export type Player = Described["Person"];
export type Token = Described["Token"];
export type Device = Described["Device"];
export type Passkey = Described["Passkey"];
export type Belongings = Described["Belongings"];
export type RecoveryCodes = Described["RecoveryCodes"];
export type Scope = NonNullable<Described["TokenWish"]["scopes"]>[number];
export type GameInfo = Described["GameInfo"];
export type GameOption = Described["OptionInfo"];
export type GameEvent = Described["GameEvent"];
export type Rule = Described["RuleInfo"];
export type Lesson = Described["LessonInfo"];
export type SeatInfo = Described["SeatInfo"];
export type TableInfo = Described["TableInfo"];
export type TalkLine = Described["Said"];
export type Standing = Described["Rank"];
export type Breakdown = Described["Breakdown"];
export type Analysis = Described["Analysis"];
export type AnalysisInfo = Described["AnalysisInfo"];
export type CostlyDecision = Described["CostlyDecision"];
export type SharesAt = Described["SharesAt"];
export type Hint = Described["Hint"];
export type Sum = Described["Sum"];
export type Tie = Described["Tie"];
export type ClockNews = Described["Clock"];
export type Guidance = Described["Guidance"];
export type Invitation = Described["Invitation"];
export type NewToken = Described["NewToken"];
export type Report = Described["ReportInfo"];
export type ReportWish = Described["ReportWish"];
export type Act = Described["ActInfo"];
export type Session = Described["Session"];
export type WhyAnswer = Described["WhyAnswer"];
export type SeatWish = Described["SeatWish"];
export type SeatChange = Described["SeatChange"];
export type TableWish = Described["TableWish"];

/** An answer that stands: it is said even where the question concerns the seat, or only where it does not. */
export interface Stands {
  move: string;
  when: "always" | "unconcerned";
}

export type Noun = string | number;
export type Json = null | boolean | number | string | Json[] | Fields;
export interface Fields {
  [key: string]: Json;
}

/** What an open paragraph shows; its blanks are the game's affair. */
export interface FormView {
  form: string;
  [blank: string]: Json;
}

export type View = Omit<Described["View"], "world" | "forms"> & { world: Fields; forms: FormView[] };

export type PathStep = string | number;
export type Patch = ([PathStep[]] | [PathStep[], Json])[];

type Exactly<Told> = Told extends { view: infer Shown }
  ? Omit<Told, "view"> & { view: View | Extract<Shown, null> }
  : Told extends { patch: unknown }
    ? Omit<Told, "patch"> & { patch: Patch }
    : Told;

export type Chronicle = Described["Chronicle"];
export type Stride = Exactly<Described["Stride"]>;
export interface Stretch {
  position: Position;
  strides: Stride[];
}
export type Height = Exactly<Described["Height"]>;
export type Scene = Exactly<Described["SceneInfo"]>;
export type Position = Exactly<Described["Position"]>;
export type LiveNews = Exactly<Described["LiveNews"]>;
export type PersonalNews = Described["PersonalNews"];

type Unnumbered<Message> = Message extends unknown ? Omit<Message, "id"> : never;

/** What a live client may say; the connection numbers it. */
export type Command = Unnumbered<Described["LiveMessage"]>;
