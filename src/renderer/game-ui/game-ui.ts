import type { Component } from 'vue';
import type { GameEvent, GameId, Move, Options, Seat } from '../../engine/core/game';
import type { Chapter, Rulings } from '../../engine/core/rulebook';
import type { Refusals } from '../../engine/kit/refuse';
import type { Reason } from '../../engine/core/reason';
import type { Settings } from '../../ipc/settings-schema';
import type { Choice } from '../../ipc/table';
import type { Scene, SceneTools, TargetId, Way } from '../board/board-types';
import type { EffectName } from '../sound/effects';

/** A text to be translated: a key below the game's own messages, and what is put into it. Params may be sentences too. */
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

/** One of the legal moves under a button: what the button says in short, and in full for those who hear it. */
export interface RowButton {
  readonly choice: Planned;
  /** On the button itself, such as a number. */
  readonly short: Sentence;
  /** The whole action in words. */
  readonly full: Sentence;
  /** What it costs or brings, beside `short`. */
  readonly price?: Sentence | null;
  /** What it leaves of money and room. */
  readonly left?: Sentence | null;
  /** Where something is shared out: what each of the row’s `shares` gets. */
  readonly parts?: readonly number[];
  /** Where or on what, where the buttons of a row differ in that. */
  readonly target?: TargetId;
  /** What lies there and means the same. */
  readonly beside?: readonly TargetId[];
  /** The way the piece takes there, as the engine tells it. */
  readonly way?: Way;
  /** A question to be answered first, for what is seldom meant. */
  readonly warning?: Sentence | null;
  /** What it brings, as the game's `Picture` takes it, and what that costs. */
  readonly picture?: { readonly of: string; readonly cost: number };
}

/**
 * What a row is to the table: something to do; a way over the board in several steps; something that is always possible and
 * nobody need be reminded of; an answer given in advance, which stands in its player's menu; the end of the phase or turn.
 */
export type Role = 'action' | 'travel' | 'optional' | 'standing' | 'end';

/** Legal moves that differ in one figure only: a line with a button for each. */
export interface Row {
  readonly key: string;
  readonly group: string;
  readonly role: Role;
  readonly label: Sentence;
  readonly options: readonly RowButton[];
  /** What a player may have overlooked when they end, in words; `null`: they need not be reminded. Without it group and label say it. */
  readonly open?: Sentence | null;
  /** More to know before the click, such as odds. */
  readonly note: Sentence | null;
  /** What a purchase would bring elsewhere: said at the piece, where there is room. */
  readonly brings?: Sentence | null;
  /** The place among the options at which a stepper begins: without it at the first. */
  readonly begin?: number;
  /** A distribution: the recipients; each choice gives each of them a share. */
  readonly shares?: readonly Sentence[];
  /** The piece that acts, and where or on what: selecting them narrows the list to this row. */
  readonly actor: TargetId | null;
  readonly target: TargetId | null;
  /** Other pieces it is as much about as the one that acts. */
  readonly also?: readonly TargetId[];
}

/** Something said large over the board, with a figure for each power it concerns. */
export interface Headline {
  readonly title: Sentence;
  readonly entries: readonly { readonly power: number; readonly text: Sentence }[];
}

/** The question to the deciding player, at one board piece: its card opens automatically. */
export interface Question {
  readonly piece: TargetId;
  /** What would go over the board, each from target to target. */
  readonly ways: readonly (readonly TargetId[])[];
}

/** What a log prints as a heading: a new turn, with its number for the time line, or a new phase. */
export interface Heading {
  readonly level: 'turn' | 'phase';
  readonly label: string;
}

/** Something a turn is made of: its paragraph of the rulebook, told in simpler words below `introduction.turn`. */
export interface TurnStep {
  readonly rule: string;
  /** What of the introduction's board it speaks of; absent: the whole of it. */
  readonly lit?: readonly TargetId[];
}

/** A power: the key of its name, and its number for heraldry. */
export interface Power {
  readonly key: string;
  readonly index: number;
}

/** A component as the compiler sees it: what it is given, and with `on…` what it tells. */
export type Panel<P> = new () => { readonly $props: P };

/** Props of a game's panel: the position as the viewer may know it. */
interface ViewProps<V> {
  readonly view: V;
}

/** `names`: the players' by seat; `open`: the seat that is unfolded. Pieces named in it are pointed at and chosen. */
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

/** A game's board in words, beside what each of its targets says of itself. */
export interface BoardInWords<V> {
  /** Its tables: what each is called, as a key below `table`, and what stands in it. */
  parts(view: V): readonly { readonly key: string; readonly targets: readonly TargetId[] }[];
  /** Where one comes to from a target, by name. */
  beside(target: TargetId, view: V): readonly Sentence[];
}

/**
 * What one game brings to the table: its board, its words, and how its moves sort into rows. Rules it has none.
 *
 * @typeParam V the game's view
 * @typeParam E its events
 * @typeParam M its moves
 * @typeParam O its options
 */
export interface GameUi<V, E extends GameEvent, M extends Move, O extends Options> {
  readonly id: GameId;
  loadScene(): Promise<(tools: SceneTools) => Scene<V, E>>;
  /** The board in words; without it all targets stand in one table. */
  loadWords?(): Promise<BoardInWords<V>>;
  /** Legal moves sorted into rows; only what it is given, never more. */
  rows(choices: readonly Choice<M>[], view: V): Row[];
  /** What is being decided, for a heading; of what can be chosen, in rows, it calls for nothing that cannot. */
  decision(view: V, rows?: readonly Row[]): Sentence;
  /** What is asked at a piece, in the words of {@link decision}; `null` where the whole board is decided about. */
  question?(view: V): Question | null;
  /** The sentence a log says for an event; `null` for events that need none. */
  describe(event: E, view: V): Sentence | null;
  /** Why a computer plays as it does. */
  reason(reason: Reason, view: V): Sentence;
  /** What kind of thing an event is, for a log that shows one kind only: a key below `logKinds`, or `null` for headings. */
  logKind(event: E): string | null;
  readonly logKinds: readonly string[];
  /** A new turn, with its number for the time line, or a new phase: what a log prints as a heading. `null`: a plain line. */
  heading(event: E): Heading | null;
  /** An event the whole table looks up for, and what it says of each power; `null` for all others. */
  headline(event: E, view: V): Headline | null;
  /**
   * Whether an event concerns a seat: what it brought about itself, what is done to it, what it would want to have seen. What concerns
   * nobody at the screen is shown in passing. `null`: somebody who only looks on.
   */
  concerns(event: E, seat: Seat | null, view: V): boolean;
  /** The pieces an event moves about on the board: it waits for no others. `null`: it needs the board to itself. */
  pieces(event: E): readonly TargetId[] | null;
  /** The types of events one goes to next while looking back, such as battles; `highlights` below the game's texts names them. */
  readonly highlights: readonly E['type'][];
  /** What an event sounds like; `null`: silence. */
  soundOf(event: E): EffectName | null;
  /** The places on the board an event speaks of. */
  places(event: E): TargetId[];
  /** The name of a place or piece on the board, with its state, for those who hear it. */
  nameTarget(target: TargetId, view: V): Sentence;
  /** The same in a few words, as a heading over what it can do; without it the name is short enough. */
  shortName?(target: TargetId, view: V): Sentence;
  /** What a piece of the board has left to do things with: room, money, moves. */
  left?(target: TargetId, view: V): readonly Sentence[];
  /** What a place or piece on the board explains of itself, the most important first: topics, as {@link ruleOf} takes them. */
  topics(target: TargetId, view: V): readonly string[];
  /** Every target of the board, in a sensible order, and their neighbours for the arrow keys. */
  targets(view: V): TargetId[];
  /** The seat's power: a key for its name, and its number for heraldry. */
  power(seat: Seat, view: V): Power;
  /** Changes the powers' colours to match the setting; everything shown must be redrawn. */
  setColours(name: Settings['colours']): void;
  /** A power's colour as a line or a letter on vellum, for stylesheets. */
  ink(power: number): string;
  /**
   * What a seat keeps from the others while it decides in the open: a name for it, and the secret itself as far as the view shows
   * it. `null` where nothing is hidden.
   */
  secret?(view: V, seat: Seat): { readonly label: Sentence; readonly shown: Sentence | null } | null;
  /** The powers of a new game by seat, before any lots are drawn. */
  powersFor(seats: number, options: Readonly<Partial<O>>): readonly Power[];
  /** Where the match stands, for lists. */
  statusLine(view: V): Sentence;
  /** What a turn is made of, in order. */
  readonly turn: readonly TurnStep[];
  /** The rulebook in reading order; its words stand below `chapters`, `ruleTitles` and `rules`. */
  readonly chapters: readonly Chapter[];
  /** Our rulings by their numbers; their words stand below `rulings`, what they rest on below `sources`. */
  readonly rulings: Rulings;
  /** Why moves are refused, by code, each with the rulings it rests on. */
  readonly refusals: Refusals;
  /** The paragraph a topic of the table (a figure, an icon, a group of moves) follows from; its words: `explain.<topic>`. */
  ruleOf(topic: string): string | null;
  /** What is asked at a piece as a picture: decoration beside the words. */
  readonly Question?: Panel<ViewProps<V>>;
  /**
   * Pictures of some things in the game, by the game's own subjects; the component that shows one
   * also names it in words.
   */
  readonly Picture?: Panel<{ readonly of: string }>;
  /** What a place or piece on the board looks like, if it has a picture. */
  pictureOf?(target: TargetId): string | null;
  /** What a paragraph of the rules speaks of that has a picture. */
  pictured?(rule: string): readonly string[];
  /** The winners' scene over the final score: decoration, that comes to rest by itself. */
  readonly Triumph?: Panel<ViewProps<V> & { readonly winners: readonly Seat[] }>;
  /** Where goods can be sold, or another page to look things up in, as a dialog. Its words `markets.button` and `markets.about` name it. */
  readonly ReferencePage?: Panel<PageProps<V>>;
  readonly Status: Panel<StatusProps<V>>;
  readonly TurnBar: Panel<ViewProps<V>>;
  readonly Thumbnail: Panel<ViewProps<V>>;
  readonly Heraldry: Panel<{ readonly power: number }>;
  /** A living picture of what the game is about, as large as the place it is given. */
  readonly Vignette?: Component;
}

/** A game whose own types have been forgotten, as the table shows it. */
export type AnyGameUi = GameUi<unknown, GameEvent, Move, Options>;
