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

/** A legal move. If it is the first of several, also the moves that follow, up to another player's decision. */
export interface Planned extends Choice {
  readonly onward?: readonly Move[];
}

export interface RowButton {
  readonly choice: Planned;
  /** The visible label, such as a number. */
  readonly short: Sentence;
  readonly full: Sentence;
  /** Its cost or gain, next to `short`. */
  readonly price?: Sentence | null;
  readonly left?: Sentence | null;
  /** The part of a divided amount for each of the row's `shares`. */
  readonly parts?: readonly number[];
  /** The target, if the buttons of a row have different targets. */
  readonly target?: TargetId;
  /** Other targets at the same place that lead to the same move. */
  readonly beside?: readonly TargetId[];
  readonly way?: Way;
  /** Asks for confirmation of a move that players rarely intend. */
  readonly warning?: Sentence | null;
  /** A picture of what the move brings, as a subject of the game's `Picture`, and its cost. */
  readonly picture?: { readonly of: string; readonly cost: number };
}

/**
 * The kind of a row. `action`: an ordinary action. `travel`: a path over the board in several steps. `optional`: always
 * possible, so there is no reminder. `standing`: an automatic answer, set in the player's menu. `end`: ends the phase
 * or turn.
 */
export type Role = 'action' | 'travel' | 'optional' | 'standing' | 'end';

/** Legal moves that differ in one number, shown as a line with a button for each. */
export interface Row {
  readonly key: string;
  readonly group: string;
  readonly role: Role;
  readonly label: Sentence;
  readonly options: readonly RowButton[];
  /** The reminder if the player ends the phase without this row; `null` for none. Default: group and label. */
  readonly open?: Sentence | null;
  /** More information before the click, such as odds. */
  readonly note: Sentence | null;
  /** Whether the row would have no effect now; its note is the reason. */
  readonly idle?: boolean;
  /** The price that a purchase would bring elsewhere, shown on the piece's card. */
  readonly brings?: Sentence | null;
  /** The option at which a stepper begins. Default: the first. */
  readonly begin?: number;
  /** The names of the parts, if an amount is divided. */
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

/** A question about one board piece, whose card opens automatically. */
export interface Question {
  readonly piece: TargetId;
  /** The paths that the goods would take, each from target to target. */
  readonly ways: readonly (readonly TargetId[])[];
}

/** A heading in the log: a new turn, with its number for the timeline, or a new phase. */
export interface Heading {
  readonly level: 'turn' | 'phase';
  readonly label: string;
}

/** A step of a turn with its rulebook paragraph. Its simpler text is below `introduction.turn`. */
export interface TurnStep {
  readonly rule: string;
  /** The targets shown on the introduction's board. Default: the whole board. */
  readonly lit?: readonly TargetId[];
}

/** `key` of the power's name, and number of its coat of arms. */
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
  /** Whether the part of the board is a wide strip. Default: about as high as wide. */
  readonly wide?: boolean;
  /** A piece's path, drawn on the first board. */
  readonly way?: Way;
}

/** The pictures of a rulebook by paragraph. */
export type RulePictures = Readonly<Partial<Record<string, RulePicture>>>;

/** A component's type: its props and, as `on…`, its events. */
export type Panel<P> = new () => { readonly $props: P };

interface ViewProps<V> {
  readonly view: V;
}

/**
 * `names`: the players' names by seat. `open`: the seat whose details are expanded. The panel's events contain the
 * piece that is pointed at or chosen.
 */
export interface StatusProps<V> extends ViewProps<V> {
  readonly names: readonly string[];
  readonly open: Seat | null;
  readonly onPoint?: (target: TargetId | null) => void;
  readonly onChoose?: (target: TargetId) => void;
}

/** The bar's event contains the piece that is pointed at. */
interface TurnBarProps<V> extends ViewProps<V> {
  readonly onPoint?: (target: TargetId | null) => void;
}

interface PageProps<V> extends ViewProps<V> {
  readonly open: boolean;
  readonly 'onUpdate:open'?: (open: boolean) => void;
}

/** The board in words, in addition to the name of each target. */
export interface BoardInWords<V> {
  /** The board's tables: the title as a key below `table`, and the targets in it. */
  parts(view: V): readonly { readonly key: string; readonly targets: readonly TargetId[] }[];
  beside(target: TargetId, view: V): readonly Sentence[];
}

/**
 * A game's user interface: its board, its texts, and how its moves form rows, but no rules. The required members come
 * first. Capabilities are optional, and the table leaves out those that a game does not declare.
 * @typeParam V the game's view
 * @typeParam E its events
 * @typeParam M its moves
 * @typeParam O its options
 */
export interface GameUi<V, E extends GameEvent, M extends Move, O extends Options> {
  readonly id: GameId;
  loadScene(): Promise<(tools: SceneTools) => Scene<V, E>>;
  /** Every target of the board, in the order in which the arrow keys visit them. */
  targets(view: V): TargetId[];
  /** The name of a target with its state, for screen readers. */
  nameTarget(target: TargetId, view: V): Sentence;
  /** Most important first, for {@link RulebookUi.ruleOf}. */
  topics(target: TargetId, view: V): readonly string[];
  places(event: E): TargetId[];
  /** Groups legal moves into rows. It must use only the given choices. */
  rows(choices: readonly Choice<M>[], view: V): Row[];
  /**
   * The move that a player attempts by dropping `actor` on a target, or by choosing the target while `actor` is chosen
   * (`null`: nothing is chosen). Used to ask the rules for the reason when no row fits. `null` if nothing is attempted.
   * Default: always `null`.
   */
  attempt?(actor: TargetId | null, target: TargetId, view: V): M | null;
  /** The current decision, as a heading. With `rows`, it mentions only what they offer. */
  decision(view: V, rows?: readonly Row[]): Sentence;
  /** The rule paragraph about the current phase. Default: the first step of a turn. */
  ruleNow?(view: V): string;
  /** `null` if the event has no log text. */
  describe(event: E, view: V): Sentence | null;
  reason(reason: Reason, view: V): Sentence;
  statusLine(view: V): Sentence;
  power(seat: Seat, view: V): Power;
  /** The powers of a new game by seat, before any are drawn at random. */
  powersFor(seats: number, options: Readonly<Partial<O>>): readonly Power[];
  /** A power's colour for lines and letters on a light background, as a CSS colour. */
  ink(power: number): string;
  /** Sets the powers' colours. The caller must then redraw everything. */
  setColours(name: Settings['colours']): void;
  readonly Heraldry: Panel<{ readonly power: number }>;
  readonly panels: Panels<V>;
  readonly events: EventKinds<E>;
  readonly rulebook: RulebookUi;
  readonly moments?: Moments<V, E>;
  /** What opponents did, in short texts and on the board. Default: full sentences. */
  readonly news?: News<V, E>;
  /** How events are paced. Default: every event concerns every player and is animated alone. */
  readonly pacing?: Pacing<V, E>;
  /** Short texts for pieces. Default: the full names. */
  readonly captions?: Captions<V>;
  /** Where the points came from, if the score has fewer lines. The sum of a seat's sources is its total. */
  scoreSources?(events: readonly E[], totals: readonly number[]): readonly ScoreSource[];
  readonly questions?: Questions<V>;
  readonly pictures?: Pictures;
  readonly ornaments?: Ornaments<V>;
  /** The markets or another reference page, as a dialog. Its texts are `markets.button` and `markets.about`. */
  readonly ReferencePage?: Panel<PageProps<V>>;
  /** The pictures of the board in the rulebook. Default: a rulebook without such pictures. */
  loadRulePictures?(): Promise<RulePictures>;
  /** The board in words. Default: all targets are in one table. */
  loadWords?(): Promise<BoardInWords<V>>;
  /**
   * A seat's hidden information for a decision that it makes while other players watch: a label, and the secret if the
   * view contains it. `null` if nothing is hidden.
   */
  secret?(view: V, seat: Seat): { readonly label: Sentence; readonly shown: Sentence | null } | null;
}

interface Panels<V> {
  readonly Status: Panel<StatusProps<V>>;
  readonly TurnBar: Panel<TurnBarProps<V>>;
  readonly Thumbnail: Panel<ViewProps<V>>;
}

/** The log kind and the sound of each event. Created with `eventsOf`. */
interface EventKinds<E extends GameEvent> {
  /** Keys below `logKinds`, for filtering the log. */
  readonly logKinds: readonly string[];
  /** The kind of an event; `null` for headings. */
  logKind(event: E): string | null;
  /** The sound of an event; `null` for silence. */
  soundOf(event: E): EffectName | null;
}

interface RulebookUi {
  /** The chapters of the rules, in reading order. The texts are `chapters`, `ruleTitles` and `rules`. */
  readonly chapters: readonly Chapter[];
  /** Our rulings, by number. The texts are `rulings` and `sources`. */
  readonly rulings: Rulings;
  /** The refusals by code, each with its rulings. */
  readonly refusals: Refusals;
  readonly turn: readonly TurnStep[];
  /**
   * The paragraph for a topic of the table (a number, an icon, a group of moves), or `null`. The topic's text is
   * `explain.<topic>`.
   */
  ruleOf(topic: string): string | null;
}

interface Moments<V, E extends GameEvent> {
  /**
   * The log heading of a new turn, with its number for the timeline, or of a new phase. `null` for all other events.
   */
  heading?(event: E): Heading | null;
  /** A headline over the board for an important event, with a text for each power; `null` for all other events. */
  headline(event: E, view: V): Headline | null;
  /** Event types to jump to in a replay, such as battles. Their names are the texts below `highlights`. */
  readonly highlights: readonly E['type'][];
}

/**
 * The places that a piece passed, in order, or the single place where something changed. `piece` is set if later events
 * may continue the way.
 */
export interface NewsTrail {
  readonly places: readonly TargetId[];
  readonly piece?: TargetId;
}

interface News<V, E extends GameEvent> {
  /** What an event changed, in a few words ("wine, Chinon −2"), without its player; `null` if it is not noteworthy. */
  item(event: E, view: V): Sentence | null;
  /** Where an event moved a piece or changed something; `null` if nothing is to be shown. */
  trail(event: E): NewsTrail | null;
  /** Types of events that only follow from another event, such as a market shift. The short log leaves them out. */
  readonly bookkeeping: readonly E['type'][];
}

interface Pacing<V, E extends GameEvent> {
  /**
   * Whether a seat (`null`: a spectator) caused the event, is affected by it, or would want to see it. Events that
   * concern no person at the screen are shown faster.
   */
  concerns(event: E, seat: Seat | null, view: V): boolean;
  /**
   * The pieces that an event moves; it waits only for events that move one of them. `null` if it must be animated
   * alone.
   */
  pieces(event: E): readonly TargetId[] | null;
}

/** A source of points, with each seat's points. */
export interface ScoreSource {
  readonly label: Sentence;
  readonly points: readonly number[];
}

interface Captions<V> {
  /** The title of the target's card. */
  shortName(target: TargetId, view: V): Sentence;
  /** What a piece has left: room, money, moves. */
  left?(target: TargetId, view: V): readonly Sentence[];
}

interface Questions<V> {
  /** The question, with the words of {@link GameUi.decision}; `null` if the decision is about the whole board. */
  question(view: V): Question | null;
  /** Decorates the question with a picture. */
  readonly Question: Panel<ViewProps<V>>;
}

interface Pictures {
  /** A picture of one of the game's subjects. The parent component provides its name in words. */
  readonly Picture: Panel<{ readonly of: string }>;
  pictureOf(target: TargetId): string | null;
  /** The subjects to picture beside a rule paragraph. */
  pictured(rule: string): readonly string[];
}

interface Ornaments<V> {
  /** The winners' scene above the final score. Its animation ends by itself. */
  readonly Triumph: Panel<ViewProps<V> & { readonly winners: readonly Seat[] }>;
  /** An animated picture of the game's theme. It fills its container. */
  readonly Vignette: Component;
}

/** A game's UI with the game's types erased, as used by the table. */
export type AnyGameUi = GameUi<unknown, GameEvent, Move, Options>;
