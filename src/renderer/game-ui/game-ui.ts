import type { Component } from 'vue';
import type { GameEvent, GameId, Move, Options, Seat } from '../../engine/core/game';
import type { Chapter, Rulings } from '../../engine/core/rulebook';
import type { Refusals } from '../../engine/kit/refuse';
import type { Reason } from '../../engine/core/reason';
import type { Settings } from '../../ipc/settings-schema';
import type { Choice } from '../../ipc/table';
import type { Scene, SceneTools, TargetId, Way } from '../board/board-types';
import type { EffectName } from '../sound/effects';

/** A text to translate: a key below the game's messages, and its parameters, which may also be sentences. */
export interface Sentence {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number | Sentence>>;
}

/** A legal move. If it is the first of several, also the moves played with it, until another player has to decide. */
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
  /** Its cost or gain, next to `short`. */
  readonly price?: Sentence | null;
  /** The money and room left afterwards. */
  readonly left?: Sentence | null;
  /** If something is divided: the share for each of the row’s `shares`. */
  readonly parts?: readonly number[];
  /** The target, if the buttons of a row have different targets. */
  readonly target?: TargetId;
  /** Other targets in the same place that stand for the same move. */
  readonly beside?: readonly TargetId[];
  /** The piece's path to the target, from the engine. */
  readonly way?: Way;
  /** A question that asks for confirmation, for a move that players rarely intend. */
  readonly warning?: Sentence | null;
  /** A picture of what the move brings, as a subject of the game's `Picture`, and its cost. */
  readonly picture?: { readonly of: string; readonly cost: number };
}

/**
 * The kind of a row. `action`: something to do. `travel`: a path over the board in several steps. `optional`: always
 * possible, so there is no reminder. `standing`: a standing answer, in the player's menu. `end`: ends the phase or
 * turn.
 */
export type Role = 'action' | 'travel' | 'optional' | 'standing' | 'end';

/** Legal moves that differ in only one figure, shown as a line with a button for each. */
export interface Row {
  readonly key: string;
  readonly group: string;
  readonly role: Role;
  readonly label: Sentence;
  readonly options: readonly RowButton[];
  /** A reminder shown if the player ends the phase without this row; `null` for none. Default: group and label. */
  readonly open?: Sentence | null;
  /** More information before the click, such as odds. */
  readonly note: Sentence | null;
  /** The price a purchase would bring elsewhere, shown on the piece's card. */
  readonly brings?: Sentence | null;
  /** The option at which a stepper begins. Default: the first. */
  readonly begin?: number;
  /** If something is divided: the recipients. Each choice gives each of them a share. */
  readonly shares?: readonly Sentence[];
  /** The acting piece, and its target. Selecting them narrows the list to this row. */
  readonly actor: TargetId | null;
  readonly target: TargetId | null;
  /** Other pieces to which the row applies equally. */
  readonly also?: readonly TargetId[];
}

/** A headline over the board, with a line for each power that it concerns. */
export interface Headline {
  readonly title: Sentence;
  readonly entries: readonly { readonly power: number; readonly text: Sentence }[];
}

/** A question to the deciding player, asked at one board piece, whose card opens automatically. */
export interface Question {
  readonly piece: TargetId;
  /** The paths that goods would take over the board, each from target to target. */
  readonly ways: readonly (readonly TargetId[])[];
}

/** A heading in the log: a new turn, with its number for the timeline, or a new phase. */
export interface Heading {
  readonly level: 'turn' | 'phase';
  readonly label: string;
}

/** A part of a turn: its rulebook paragraph. There is a simpler text for it below `introduction.turn`. */
export interface TurnStep {
  readonly rule: string;
  /** Its targets on the introduction's board. Default: the whole board. */
  readonly lit?: readonly TargetId[];
}

/** A power: the key of its name, and the number of its coat of arms. */
export interface Power {
  readonly key: string;
  readonly index: number;
}

/**
 * A picture of the board in the rulebook: a worked example from the game's introduction or from a lesson. Its caption
 * is `rulePictures.<paragraph>`.
 */
export interface RulePicture {
  /**
   * A lesson, and the steps before which its board is shown: one, or two for before and after. Default: the board of the
   * introduction.
   */
  readonly lesson?: {
    readonly key: string;
    readonly steps: readonly [number] | readonly [before: number, after: number];
  };
  /** The picture shows these targets and their surroundings. */
  readonly shows: readonly TargetId[];
  /** The highlighted targets. Default: all that it shows. */
  readonly lights?: readonly TargetId[];
  /** A piece's path, drawn on the first board. */
  readonly way?: Way;
}

/** The pictures of a rulebook by paragraph. */
export type RulePictures = Readonly<Partial<Record<string, RulePicture>>>;

/** A component's type: its props and, as `on…`, its events. */
export type Panel<P> = new () => { readonly $props: P };

/** Props of a game's panel: the position as the viewer may know it. */
interface ViewProps<V> {
  readonly view: V;
}

/**
 * `names`: the players' names by seat. `open`: the seat whose details are shown. The panel's events name the piece that
 * is pointed at or chosen.
 */
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

/** A board in words, in addition to the name of each of its targets. */
export interface BoardInWords<V> {
  /** The board's tables: the title as a key below `table`, and the targets in it. */
  parts(view: V): readonly { readonly key: string; readonly targets: readonly TargetId[] }[];
  /** The names of the places next to a target. */
  beside(target: TargetId, view: V): readonly Sentence[];
}

/**
 * A game's user interface: its board, its texts, and how its moves form rows, but no rules. A required core, then
 * optional capabilities: the table leaves out everything that a game does not declare.
 *
 * @typeParam V the game's view
 * @typeParam E its events
 * @typeParam M its moves
 * @typeParam O its options
 */
export interface GameUi<V, E extends GameEvent, M extends Move, O extends Options> {
  readonly id: GameId;
  loadScene(): Promise<(tools: SceneTools) => Scene<V, E>>;
  /** Every target of the board, in a sensible order. The arrow keys move between them. */
  targets(view: V): TargetId[];
  /** The name of a place or piece on the board, with its state, for screen readers. */
  nameTarget(target: TargetId, view: V): Sentence;
  /** The topics of a place or piece on the board, most important first, for {@link RulebookUi.ruleOf}. */
  topics(target: TargetId, view: V): readonly string[];
  /** The places on the board that an event affects. */
  places(event: E): TargetId[];
  /** Groups legal moves into rows. It must use only the choices it gets. */
  rows(choices: readonly Choice<M>[], view: V): Row[];
  /**
   * The move that a player attempts by dropping `actor` on a target, or by choosing the target while `actor` is chosen
   * (`null` if nothing is). Called only if no row fits, to ask the rules for the reason. `null` if nothing is
   * attempted. Default: nothing ever is.
   */
  attempt?(actor: TargetId | null, target: TargetId, view: V): M | null;
  /** The current decision, as a heading. With `rows`, it asks only for what the rows offer. */
  decision(view: V, rows?: readonly Row[]): Sentence;
  /** The log text of an event; `null` for an event without one. */
  describe(event: E, view: V): Sentence | null;
  /** The reason for a computer's move, in words. */
  reason(reason: Reason, view: V): Sentence;
  /** The state of the match, for lists. */
  statusLine(view: V): Sentence;
  /** The seat's power: a key for its name, and the number of its coat of arms. */
  power(seat: Seat, view: V): Power;
  /** The powers of a new game by seat, before any lots are drawn. */
  powersFor(seats: number, options: Readonly<Partial<O>>): readonly Power[];
  /** A power's colour for lines and letters on vellum, for stylesheets. */
  ink(power: number): string;
  /** Sets the powers' colours according to the setting. Everything shown must then be redrawn. */
  setColours(name: Settings['colours']): void;
  readonly Heraldry: Panel<{ readonly power: number }>;
  readonly panels: Panels<V>;
  readonly events: EventKinds<E>;
  readonly rulebook: RulebookUi;
  /** Headings, headlines and highlights. */
  readonly moments?: Moments<V, E>;
  /** Short texts about what opponents did. Default: full sentences. */
  readonly news?: News<V, E>;
  /** How events are paced. Default: every event concerns every player and is animated alone. */
  readonly pacing?: Pacing<V, E>;
  /** Short texts for pieces. Default: the full names. */
  readonly captions?: Captions<V>;
  /** Questions asked at a piece. */
  readonly questions?: Questions<V>;
  /** Pictures of things in the game. */
  readonly pictures?: Pictures;
  /** Decoration. */
  readonly ornaments?: Ornaments<V>;
  /** The markets or another reference page, as a dialog. Its texts are `markets.button` and `markets.about`. */
  readonly ReferencePage?: Panel<PageProps<V>>;
  /** The pictures of the board in the rulebook. Default: a rulebook without such pictures. */
  loadRulePictures?(): Promise<RulePictures>;
  /** The board in words. Default: all targets are in one table. */
  loadWords?(): Promise<BoardInWords<V>>;
  /**
   * A seat's hidden information, for a decision that it makes while other players watch: a label, and the secret if the
   * view contains it. `null` if nothing is hidden.
   */
  secret?(view: V, seat: Seat): { readonly label: Sentence; readonly shown: Sentence | null } | null;
}

/** The panels beside the board. */
interface Panels<V> {
  readonly Status: Panel<StatusProps<V>>;
  readonly TurnBar: Panel<ViewProps<V>>;
  readonly Thumbnail: Panel<ViewProps<V>>;
}

/** The log kind and the sound of each event. `eventsOf` makes it from a table. */
interface EventKinds<E extends GameEvent> {
  /** Keys below `logKinds`, for filtering the log. */
  readonly logKinds: readonly string[];
  /** The kind of an event; `null` for headings. */
  logKind(event: E): string | null;
  /** `null` for silence. */
  soundOf(event: E): EffectName | null;
}

/** The rules, for the rulebook, the introduction and explanations. */
interface RulebookUi {
  /** The rulebook in reading order; its texts are `chapters`, `ruleTitles` and `rules`. */
  readonly chapters: readonly Chapter[];
  /** Our rulings by number; their texts are `rulings` and `sources`. */
  readonly rulings: Rulings;
  /** The reasons for refusing moves, by code, each with its rulings. */
  readonly refusals: Refusals;
  /** The steps of a turn, in order. */
  readonly turn: readonly TurnStep[];
  /**
   * The paragraph for a topic of the table (a figure, an icon, a group of moves). The topic's text is
   * `explain.<topic>`.
   */
  ruleOf(topic: string): string | null;
}

/** Capability: headings and headlines, and highlights to jump to in a replay. */
interface Moments<V, E extends GameEvent> {
  /**
   * A new turn, with its number for the timeline, or a new phase: a heading in the log. `null` for an ordinary line.
   */
  heading?(event: E): Heading | null;
  /** A headline over the board for an important event, with a text for each power; `null` for all other events. */
  headline(event: E, view: V): Headline | null;
  /** Event types to jump to in a replay, such as battles. The texts `highlights` name them. */
  readonly highlights: readonly E['type'][];
}

/** Capability: short texts about what opponents did. */
interface News<V, E extends GameEvent> {
  /** What an event changed, in a few words ("wine, Chinon −2"), without its player; `null` if it is not noteworthy. */
  item(event: E, view: V): Sentence | null;
  /** Types of events that only follow from another event, such as a market shift. The short log leaves them out. */
  readonly bookkeeping: readonly E['type'][];
}

/** Capability: which events are shown slowly, and which at the same time. */
interface Pacing<V, E extends GameEvent> {
  /**
   * Whether an event concerns a seat (`null`: a spectator): it caused the event, is affected by it, or would want to
   * see it. Events that do not concern any person at the screen are shown faster.
   */
  concerns(event: E, seat: Seat | null, view: V): boolean;
  /**
   * The pieces that an event moves; it waits only for events that move one of them. `null` if it must be animated
   * alone.
   */
  pieces(event: E): readonly TargetId[] | null;
}

/** Capability: short texts for pieces of the board. */
interface Captions<V> {
  /** The name in a few words, for the heading of its card. */
  shortName(target: TargetId, view: V): Sentence;
  /** What a piece has left for actions: room, money, moves. */
  left?(target: TargetId, view: V): readonly Sentence[];
}

/** Capability: questions asked at a piece of the board. */
interface Questions<V> {
  /** The question, with the words of {@link GameUi.decision}; `null` if the decision is about the whole board. */
  question(view: V): Question | null;
  /** The question as a picture, to decorate the words. */
  readonly Question: Panel<ViewProps<V>>;
}

/** Capability: pictures of things in the game. */
interface Pictures {
  /** A picture of one of the game's own subjects. The component that shows it also names it in words. */
  readonly Picture: Panel<{ readonly of: string }>;
  /** The picture of a place or piece on the board, if it has one. */
  pictureOf(target: TargetId): string | null;
  /** The pictures for the subjects of a rule paragraph. */
  pictured(rule: string): readonly string[];
}

/** Capability: decoration. */
interface Ornaments<V> {
  /** The winners' scene above the final score. Its animation ends on its own. */
  readonly Triumph: Panel<ViewProps<V> & { readonly winners: readonly Seat[] }>;
  /** An animated picture of the game's theme, as large as its container. */
  readonly Vignette: Component;
}

/** A game with its own types erased, as the table shows it. */
export type AnyGameUi = GameUi<unknown, GameEvent, Move, Options>;
