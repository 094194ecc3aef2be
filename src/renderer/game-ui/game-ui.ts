import type { Component } from 'vue';
import type { GameEvent, GameId, Move, Options, Seat } from '../../engine/core/game';
import type { Chapter, Rulings } from '../../engine/core/rulebook';
import type { Refusals } from '../../engine/kit/refuse';
import type { Reason } from '../../engine/core/reason';
import type { Settings } from '../../ipc/settings-schema';
import type { Choice } from '../../ipc/table';
import type { Scene, SceneTools, TargetId, Way } from '../board/board-types';
import type { EffectName } from '../sound/effects';

/** A text to translate: a key below the game's messages, and its parameters, which may be sentences too. */
export interface Sentence {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number | Sentence>>;
}

/**
 * A legal move and, if it is the first of several, the moves that follow in one go until another
 * player has to decide.
 */
export interface Planned extends Choice {
  readonly onward?: readonly Move[];
}

/** A button for a legal move: its short label, and the whole action in words for screen readers. */
export interface RowButton {
  readonly choice: Planned;
  /** On the button itself, such as a number. */
  readonly short: Sentence;
  /** The whole action in words. */
  readonly full: Sentence;
  /** Its cost or gain, beside `short`. */
  readonly price?: Sentence | null;
  /** The money and room left afterwards. */
  readonly left?: Sentence | null;
  /** In a distribution: the share of each of the row’s `shares`. */
  readonly parts?: readonly number[];
  /** The target, if the buttons of a row differ in it. */
  readonly target?: TargetId;
  /** Other targets at the same place that mean the same. */
  readonly beside?: readonly TargetId[];
  /** The way the piece takes there, from the engine. */
  readonly way?: Way;
  /** A question to confirm first, for a move that is rarely intended. */
  readonly warning?: Sentence | null;
  /** A picture of what it brings, by the subjects of the game's `Picture`, and its cost. */
  readonly picture?: { readonly of: string; readonly cost: number };
}

/**
 * The kind of a row. `action`: something to do. `travel`: a way over the board in several steps. `optional`: always possible, so players
 * are not reminded of it. `standing`: an answer given in advance, in the player's menu. `end`: the end of the phase or turn.
 */
export type Role = 'action' | 'travel' | 'optional' | 'standing' | 'end';

/** Legal moves that differ in one figure only: a line with a button for each. */
export interface Row {
  readonly key: string;
  readonly group: string;
  readonly role: Role;
  readonly label: Sentence;
  readonly options: readonly RowButton[];
  /** A reminder, when the player ends the phase without it; `null`: none. Without this member, group and label are the reminder. */
  readonly open?: Sentence | null;
  /** More information before the click, such as odds. */
  readonly note: Sentence | null;
  /** What a purchase would bring elsewhere, shown on the piece's card. */
  readonly brings?: Sentence | null;
  /** The option at which a stepper begins; the first by default. */
  readonly begin?: number;
  /** In a distribution: the recipients. Each choice gives each of them a share. */
  readonly shares?: readonly Sentence[];
  /** The acting piece, and its target: selecting them narrows the list to this row. */
  readonly actor: TargetId | null;
  readonly target: TargetId | null;
  /** Other pieces that the row is equally about. */
  readonly also?: readonly TargetId[];
}

/** A headline over the board, with a line for each power it concerns. */
export interface Headline {
  readonly title: Sentence;
  readonly entries: readonly { readonly power: number; readonly text: Sentence }[];
}

/** The question to the deciding player, at one board piece: its card opens automatically. */
export interface Question {
  readonly piece: TargetId;
  /** The ways that goods would take over the board, each from target to target. */
  readonly ways: readonly (readonly TargetId[])[];
}

/** A heading in the log: a new turn, with its number for the time line, or a new phase. */
export interface Heading {
  readonly level: 'turn' | 'phase';
  readonly label: string;
}

/** A part of a turn: its rulebook paragraph. A simpler text for it is below `introduction.turn`. */
export interface TurnStep {
  readonly rule: string;
  /** The targets on the introduction's board that it is about; absent: the whole board. */
  readonly lit?: readonly TargetId[];
}

/** A power: the key of its name, and its number for heraldry. */
export interface Power {
  readonly key: string;
  readonly index: number;
}

/** A component's type: its props, and as `on…` its events. */
export type Panel<P> = new () => { readonly $props: P };

/** Props of a game's panel: the position as the viewer may know it. */
interface ViewProps<V> {
  readonly view: V;
}

/** `names`: the players' names by seat. `open`: the unfolded seat. Its events name pieces that are pointed at or chosen. */
export interface StatusProps<V> extends ViewProps<V> {
  readonly names: readonly string[];
  readonly open: Seat | null;
  readonly onPoint?: (target: TargetId | null) => void;
  readonly onChoose?: (target: TargetId) => void;
}

interface PageProps<V> extends ViewProps<V> {
  readonly open: boolean;
  readonly 'onUpdate:open'?: (open: boolean) => void;
}

/** A board in words, in addition to what each of its targets says. */
export interface BoardInWords<V> {
  /** Its tables: the title as a key below `table`, and the targets in it. */
  parts(view: V): readonly { readonly key: string; readonly targets: readonly TargetId[] }[];
  /** Where one comes to from a target, by name. */
  beside(target: TargetId, view: V): readonly Sentence[];
}

/**
 * What one game brings to the table: its board, its words, and how its moves are sorted into rows, but no rules. A required core,
 * then optional capabilities: the table leaves out what a game does not declare.
 *
 * @typeParam V the game's view
 * @typeParam E its events
 * @typeParam M its moves
 * @typeParam O its options
 */
export interface GameUi<V, E extends GameEvent, M extends Move, O extends Options> {
  readonly id: GameId;
  loadScene(): Promise<(tools: SceneTools) => Scene<V, E>>;
  /** Every target of the board, in a sensible order, and their neighbours for the arrow keys. */
  targets(view: V): TargetId[];
  /** The name of a place or piece on the board, with its state, for people who hear it. */
  nameTarget(target: TargetId, view: V): Sentence;
  /** What a place or piece on the board explains, the most important first: topics as {@link RulebookUi.ruleOf} takes them. */
  topics(target: TargetId, view: V): readonly string[];
  /** The places on the board that an event is about. */
  places(event: E): TargetId[];
  /** Legal moves sorted into rows; only what it is given, never more. */
  rows(choices: readonly Choice<M>[], view: V): Row[];
  /**
   * The move that a player attempts by dropping `actor` on a target, or choosing the target with `actor` chosen (`null`: nothing is).
   * It is only called where no row fits, to ask the rules why not. `null`: nothing is attempted. Absent: nothing ever is.
   */
  attempt?(actor: TargetId | null, target: TargetId, view: V): M | null;
  /** What is being decided, for a heading. With `rows`, it asks only for what they offer. */
  decision(view: V, rows?: readonly Row[]): Sentence;
  /** The sentence a log says for an event; `null` for events that need none. */
  describe(event: E, view: V): Sentence | null;
  /** Why a computer plays as it does. */
  reason(reason: Reason, view: V): Sentence;
  /** The state of the match, for lists. */
  statusLine(view: V): Sentence;
  /** The seat's power: a key for its name, and its number for heraldry. */
  power(seat: Seat, view: V): Power;
  /** The powers of a new game by seat, before any lots are drawn. */
  powersFor(seats: number, options: Readonly<Partial<O>>): readonly Power[];
  /** A power's colour as a line or a letter on vellum, for stylesheets. */
  ink(power: number): string;
  /** Changes the powers' colours to match the setting; everything shown must be redrawn. */
  setColours(name: Settings['colours']): void;
  readonly Heraldry: Panel<{ readonly power: number }>;
  readonly panels: Panels<V>;
  readonly events: EventKinds<E>;
  readonly rulebook: RulebookUi;
  /** Headings, headlines and places to jump to in the log. */
  readonly moments?: Moments<V, E>;
  /** What opponents did, in brief. Absent: in full sentences. */
  readonly news?: News<V, E>;
  /** How events are paced. Absent: every event concerns every player and needs the board to itself. */
  readonly pacing?: Pacing<V, E>;
  /** Short texts for pieces. Absent: full names are short enough. */
  readonly captions?: Captions<V>;
  /** Questions asked at a piece. */
  readonly questions?: Questions<V>;
  /** Pictures of things in the game. */
  readonly pictures?: Pictures;
  /** Decoration. */
  readonly ornaments?: Ornaments<V>;
  /** Markets or another page to look things up in, as a dialog. The texts `markets.button` and `markets.about` name it. */
  readonly ReferencePage?: Panel<PageProps<V>>;
  /** The board in words. Absent: all targets are in one table. */
  loadWords?(): Promise<BoardInWords<V>>;
  /**
   * What a seat hides from the others while it decides in the open: its label, and the secret as far as the view contains it.
   * `null` if nothing is hidden.
   */
  secret?(view: V, seat: Seat): { readonly label: Sentence; readonly shown: Sentence | null } | null;
}

/** The panels beside the board. */
interface Panels<V> {
  readonly Status: Panel<StatusProps<V>>;
  readonly TurnBar: Panel<ViewProps<V>>;
  readonly Thumbnail: Panel<ViewProps<V>>;
}

/** The kind of each event in the log, and its sound: `eventsOf` makes it from a table. */
interface EventKinds<E extends GameEvent> {
  /** Keys below `logKinds`: the log can show one kind only. */
  readonly logKinds: readonly string[];
  /** The kind of an event; `null` for headings. */
  logKind(event: E): string | null;
  /** `null`: silence. */
  soundOf(event: E): EffectName | null;
}

/** The rules as the rulebook, the introduction and explanations show them. */
interface RulebookUi {
  /** The rulebook in reading order; its texts are `chapters`, `ruleTitles` and `rules`. */
  readonly chapters: readonly Chapter[];
  /** Our rulings by number; their texts are `rulings` and `sources`. */
  readonly rulings: Rulings;
  /** Why moves are refused, by code, each with its rulings. */
  readonly refusals: Refusals;
  /** What a turn consists of, in order. */
  readonly turn: readonly TurnStep[];
  /** The paragraph that a topic of the table (a figure, an icon, a group of moves) follows from; its text: `explain.<topic>`. */
  ruleOf(topic: string): string | null;
}

/** Capability: headings, headlines and places to jump to in the log. */
interface Moments<V, E extends GameEvent> {
  /** A new turn, with its number for the time line, or a new phase: a heading in the log. `null`: a plain line. */
  heading?(event: E): Heading | null;
  /** An event shown large over the board, with a text for each power; `null` for all others. */
  headline(event: E, view: V): Headline | null;
  /** Event types to jump to while looking back, such as battles; the texts `highlights` name them. */
  readonly highlights: readonly E['type'][];
}

/** Capability: what opponents did, in brief. */
interface News<V, E extends GameEvent> {
  /** What an event changed, in a few words ("wine, Chinon −2"), without its player; `null`: no news. */
  item(event: E, view: V): Sentence | null;
  /** Event types that only follow from another, such as a market shift. The short log leaves them out. */
  readonly bookkeeping: readonly E['type'][];
}

/** Capability: which events are shown slowly, and which together. */
interface Pacing<V, E extends GameEvent> {
  /**
   * Whether an event concerns a seat (`null`: a spectator): what it caused itself, what is done to it, what it would want to have
   * seen. Events that concern no person at the screen are shown faster.
   */
  concerns(event: E, seat: Seat | null, view: V): boolean;
  /** The pieces that an event moves: it waits for no others. `null`: it needs the board to itself. */
  pieces(event: E): readonly TargetId[] | null;
}

/** Capability: short texts for pieces of the board. */
interface Captions<V> {
  /** The name in a few words, as the heading of its card. */
  shortName(target: TargetId, view: V): Sentence;
  /** What a piece has left to act with: room, money, moves. */
  left?(target: TargetId, view: V): readonly Sentence[];
}

/** Capability: questions asked at a piece of the board. */
interface Questions<V> {
  /** The question, in the words of {@link GameUi.decision}; `null` if the decision is about the whole board. */
  question(view: V): Question | null;
  /** The question as a picture: decoration beside the words. */
  readonly Question: Panel<ViewProps<V>>;
}

/** Capability: pictures of things in the game. */
interface Pictures {
  /** A picture by the game's own subjects; the component that shows one also names it in words. */
  readonly Picture: Panel<{ readonly of: string }>;
  /** The picture of a place or piece on the board, if it has one. */
  pictureOf(target: TargetId): string | null;
  /** The pictures of what a paragraph of the rules is about. */
  pictured(rule: string): readonly string[];
}

/** Capability: decoration. */
interface Ornaments<V> {
  /** The winners' scene over the final score, which comes to rest by itself. */
  readonly Triumph: Panel<ViewProps<V> & { readonly winners: readonly Seat[] }>;
  /** A moving picture of what the game is about, as large as the place it is given. */
  readonly Vignette: Component;
}

/** A game with its own types erased, as the table shows it. */
export type AnyGameUi = GameUi<unknown, GameEvent, Move, Options>;
