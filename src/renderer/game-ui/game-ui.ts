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

/** A game's board in words, in addition to the names of its targets. */
export interface BoardInWords<V> {
  /** Its tables: a title, as a key below `table`, and the targets listed. */
  parts(view: V): readonly { readonly key: string; readonly targets: readonly TargetId[] }[];
  /** The neighbours of a target, by name. */
  beside(target: TargetId, view: V): readonly Sentence[];
}

/**
 * A game's part of the table: its board, its words, and how its moves are sorted into rows. It computes no rules.
 *
 * @typeParam V the game's view
 * @typeParam E its events
 * @typeParam M its moves
 * @typeParam O its options
 */
export interface GameUi<V, E extends GameEvent, M extends Move, O extends Options> {
  readonly id: GameId;
  loadScene(): Promise<(tools: SceneTools) => Scene<V, E>>;
  /** The board in words; without it all targets are listed in one table. */
  loadWords?(): Promise<BoardInWords<V>>;
  /** Sorts legal moves into rows. Adds none. */
  rows(choices: readonly Choice<M>[], view: V): Row[];
  /** What is being decided, for a heading. Given the rows, it mentions only actions that are possible. */
  decision(view: V, rows?: readonly Row[]): Sentence;
  /** The piece at which {@link decision} is asked; `null` if it is about the whole board. */
  question?(view: V): Question | null;
  /** The log's sentence for an event; `null` for events without one. */
  describe(event: E, view: V): Sentence | null;
  /** Why a computer plays as it does. */
  reason(reason: Reason, view: V): Sentence;
  /** The kind of an event, for a log that shows one kind only: a key below `logKinds`, or `null` for headings. */
  logKind(event: E): string | null;
  readonly logKinds: readonly string[];
  /** The log's heading for an event: a new turn, with its number for the time line, or a new phase. `null`: a plain line. */
  heading(event: E): Heading | null;
  /** The headline for an important event, with a line for each power; `null` for other events. */
  headline(event: E, view: V): Headline | null;
  /**
   * Whether an event concerns a seat (`null`: a spectator): the seat caused it, is affected by it, or would want to see it. Events that
   * concern no player at the screen are shown in passing.
   */
  concerns(event: E, seat: Seat | null, view: V): boolean;
  /** The pieces an event moves on the board, so that others can move at the same time. `null`: it needs the board to itself. */
  pieces(event: E): readonly TargetId[] | null;
  /** The events that a replay can jump to, such as battles. Their names are below `highlights` in the game's texts. */
  readonly highlights: readonly E['type'][];
  /** The sound of an event; `null`: silence. */
  soundOf(event: E): EffectName | null;
  /** The places on the board that an event mentions. */
  places(event: E): TargetId[];
  /** The name of a place or piece on the board, with its state, for screen readers. */
  nameTarget(target: TargetId, view: V): Sentence;
  /** A shorter name, as a heading over its actions; without this member the name is short enough. */
  shortName?(target: TargetId, view: V): Sentence;
  /** What a piece has left: room, money, moves. */
  left?(target: TargetId, view: V): readonly Sentence[];
  /** The topics that explain a place or piece, as {@link ruleOf} takes them, the most important first. */
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
   * A seat's secret while several people see the table: a name for it, and the secret itself if the view shows it. `null` if the seat has
   * none.
   */
  secret?(view: V, seat: Seat): { readonly label: Sentence; readonly shown: Sentence | null } | null;
  /** The powers of a new game by seat, before any lots are drawn. */
  powersFor(seats: number, options: Readonly<Partial<O>>): readonly Power[];
  /** The state of the match, for lists. */
  statusLine(view: V): Sentence;
  /** The parts of a turn, in order. */
  readonly turn: readonly TurnStep[];
  /** The rulebook in reading order. Its texts are below `chapters`, `ruleTitles` and `rules`. */
  readonly chapters: readonly Chapter[];
  /** Our rulings by number. Their texts are below `rulings`, their sources below `sources`. */
  readonly rulings: Rulings;
  /** Why moves are refused, by code, each with the rulings it follows. */
  readonly refusals: Refusals;
  /** The rule paragraph of a topic (a figure, an icon, a group of moves). The topic's text is `explain.<topic>`. */
  ruleOf(topic: string): string | null;
  /** The question at a piece as a picture, beside the words. */
  readonly Question?: Panel<ViewProps<V>>;
  /**
   * Pictures of some things in the game, by the game's own subjects; the component that shows one
   * also names it in words.
   */
  readonly Picture?: Panel<{ readonly of: string }>;
  /** The picture of a place or piece on the board, if it has one. */
  pictureOf?(target: TargetId): string | null;
  /** The pictures of things that a rule paragraph mentions. */
  pictured?(rule: string): readonly string[];
  /** The winners' scene over the final score: decoration that stops by itself. */
  readonly Triumph?: Panel<ViewProps<V> & { readonly winners: readonly Seat[] }>;
  /** A reference page, such as where goods can be sold. Its texts are `markets.button` and `markets.about`. */
  readonly ReferencePage?: Panel<PageProps<V>>;
  readonly Status: Panel<StatusProps<V>>;
  readonly TurnBar: Panel<ViewProps<V>>;
  readonly Thumbnail: Panel<ViewProps<V>>;
  readonly Heraldry: Panel<{ readonly power: number }>;
  /** An animated picture of the game's subject, as large as its container. */
  readonly Vignette?: Component;
}

/** A game with its own types erased, as the table shows it. */
export type AnyGameUi = GameUi<unknown, GameEvent, Move, Options>;
