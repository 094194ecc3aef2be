import type { GameEvent, GameId, Move, Options, Seat } from '../../engine/core/game';
import type { Reason } from '../../engine/core/reason';
import type { Refusal } from '../../ipc/refusals';
import type { Settings } from '../../ipc/settings-schema';
import type { Choice } from '../../ipc/table';
import type { EventTime, Scene, SceneTools, TargetId } from '../board/board-types';
import type { EffectName } from '../sound/names';
import type { Soundtrack } from './soundtrack';
import type { Sentence } from './sentence';
import type { Row, Wish } from './rows';
import type { Moments, Pacing, Recap } from './moments';
import type { Questions } from './questions';
import type { BoardInWords, Captions } from './board-words';
import type { EventRules, RulePictures, RulebookUi } from './rulebook';
import type { Ornaments, PageProps, Panel, Panels, Pictures } from './panels';

/** `key` of the power's name, and number of its coat of arms. */
export interface Power {
  readonly key: string;
  readonly index: number;
}

/** The moves that players expect or attempt although they are illegal now. Only a table needs them. */
interface Attempts<V, M extends Move> {
  /**
   * The move that a player attempts by dropping `actor` on a target, or by choosing the target while `actor` is chosen
   * (`null`: nothing is chosen). Used to ask the rules for the reason when no row fits. `null` if nothing is attempted.
   */
  attempt(actor: TargetId | null, target: TargetId, view: V): M | null;
  /** Why the attempted move, although legal, does not lead to this target. Default: `null`, no reason is shown. */
  misplaced?(actor: TargetId | null, target: TargetId, view: V): Refusal | null;
  /**
   * The acting player's own pieces. They can be dragged even if they have no move, so that a drop shows the reason.
   * Default: none.
   */
  ownPieces?(view: V): readonly TargetId[];
  /**
   * The options that players expect. Illegal ones are listed under *Not possible now* with the reason. Default: none.
   */
  wishes?(view: V): readonly Wish<M>[];
}

/**
 * A game's user interface: its board, its texts, and the grouping of its moves into rows. It contains no rules. The
 * required members come first. Capabilities are optional, and the table omits those that a game does not declare.
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
  /** A target's topics for {@link RulebookUi.ruleOf}, most important first. */
  topics(target: TargetId, view: V): readonly string[];
  places(event: E): TargetId[];
  /**
   * Places with figures that players compare during a decision, such as what each colour scores. Overlays keep them as
   * clear as places that can be chosen. Default: none.
   */
  figures?(view: V): readonly TargetId[];
  /**
   * The places whose loss would hurt a seat most, such as its capital, while it owns them. The table warns this seat's
   * player if rivals can attack one. Default: none.
   */
  vitalPlaces?(seat: Seat, view: V): readonly TargetId[];
  /** Groups legal moves into rows. It must use only the given choices. */
  rows(choices: readonly Choice<M>[], view: V): Row[];
  /** Loads the answers to attempts at illegal moves. Default: nothing is attempted or expected. */
  attempts?(): Promise<Attempts<V, M>>;
  /** The places of several wishes as one phrase, such as “galleys 2 and 5”. Default: separated by commas. */
  joinPlaces?(places: readonly Sentence[]): Sentence;
  /** The current decision, as a heading. With `rows`, it mentions only what they offer. */
  decision(view: V, rows?: readonly Row[]): Sentence;
  /** A danger to the viewer that no choice mentions, for a line below the decision. Default: none. */
  warning?(view: V): Sentence | null;
  /** More about the decision, such as the route of goods or what is sold out, for a line below it. */
  details?(view: V): Sentence | null;
  /** The rule paragraph about the current phase. Default: the first step of a turn. */
  ruleNow?(view: V): string;
  /** `null` if the event has no log text. */
  describe(event: E, view: V): Sentence | null;
  /** The text of several equal events in a row, with their number. Default: `null`, the text of one and the number. */
  describeSeries?(event: E, times: number, view: V): Sentence | null;
  /** The parts of what an event pays, for a second line in the log. Default: `null`, no such line. */
  breakdown?(event: E, view: V): Sentence | null;
  statusLine(view: V): Sentence;
  power(seat: Seat, view: V): Power;
  /** The powers of a new game by seat, before any are drawn at random. */
  powersFor(seats: number, options: Readonly<Partial<O>>): readonly Power[];
  /** A power's colour for lines and letters on a light background, as a CSS colour. */
  ink(power: number): string;
  /** Sets the powers' colours. The caller must then redraw everything. */
  setColours(name: Settings['colours']): void;
  readonly Heraldry: Panel<{ readonly power: number }>;
  readonly panels: Panels<V, E>;
  readonly events: EventKinds<E>;
  readonly rulebook: RulebookUi;
  /** The texts and marks of computer players, if the game has such players. */
  readonly bot?: BotWords<V, M>;
  readonly moments?: Moments<V, E>;
  /** Opponents' events as short texts and as marks on the board. Default: full sentences. */
  readonly recap?: Recap<V, E>;
  /** How events are paced. Default: every event concerns every player and is animated alone. */
  readonly pacing?: Pacing<V, E>;
  /** Short texts for pieces. Default: the full names. */
  readonly captions?: Captions<V>;
  /** A breakdown of the points in more detail than the score. Each seat's sources add up to its total. */
  loadScoreSources?(): Promise<{
    scoreSources(events: readonly E[], totals: readonly number[]): readonly ScoreSource[];
  }>;
  readonly questions?: Questions<V>;
  readonly pictures?: Pictures;
  readonly ornaments?: Ornaments<V>;
  /** Music and ambience. Default: none. */
  readonly soundtrack?: Soundtrack<V, E>;
  /** The markets or another reference page, as a dialog. Its texts are `markets.button` and `markets.about`. */
  readonly ReferencePage?: Panel<PageProps<V>>;
  /**
   * What the threat view shows: attacks and the places in reach, only those places, or losses to a disaster. Default:
   * attacks.
   */
  readonly outlook?: Outlook;
  /**
   * The icons of the kinds of pieces that the threat view tells apart, by target kind, as SVG paths in a 100 by 100 box.
   * Their names are the texts `figures.<kind>`. Default: none.
   */
  readonly reachIcons?: Readonly<Record<string, string>>;
  /** Where docks float first, from the left of the board (0) to its right (1). Default: 1. */
  readonly docksAt?: number;
  /** The pictures of the board in the rulebook. Default: a rulebook without such pictures. */
  loadRulePictures?(): Promise<RulePictures>;
  /** The rule paragraphs behind the log lines. Default: the lines have none. */
  loadEventRules?(): Promise<EventRules<E>>;
  /** The board in words. Default: all targets are in one table. */
  loadWords?(): Promise<BoardInWords<V>>;
  /**
   * A seat's hidden information for a decision that it makes while other players watch: a label, and the secret if the
   * view contains it. `null` if nothing is hidden.
   */
  secret?(view: V, seat: Seat): { readonly label: Sentence; readonly shown: Sentence | null } | null;
}

export type Outlook = 'attacks' | 'reach' | 'losses';

/** A game's UI with the game's types erased, as used by the table. */
export type AnyGameUi = GameUi<unknown, GameEvent, Move, Options>;

export type AnyAttempts = Attempts<unknown, Move>;

/** The log kind and the sound of each event. Created with `eventsOf`. */
interface EventKinds<E extends GameEvent> {
  /** Locale keys under `logKinds`, for filtering the log. */
  readonly logKinds: readonly string[];
  /** The kind of an event; `null` for headings. */
  logKind(event: E): string | null;
  /** The sound of an event for the people at the screen; `null` for silence. */
  soundOf(event: E, people?: readonly Seat[]): EffectName | null;
  /** When the sound is played. */
  soundTime(event: E): EventTime;
}

/** A source of points, with each seat's points. */
export interface ScoreSource {
  readonly label: Sentence;
  readonly points: readonly number[];
}

/** Capability: the reasons for computers' moves, and the marks that show what they think about. */
interface BotWords<V, M extends Move> {
  /** The reason for a computer's move. */
  reason(reason: Reason, view: V): Sentence;
  /**
   * The name of a move whose reason does not name it, such as a space whose yield is the reason; `null` for other
   * moves. Default: always `null`.
   */
  moveName?(move: M): Sentence | null;
  /**
   * The piece or place that a thinking computer's decision is about, from public information. `last` is where it last
   * moved or changed something. Default: `last`.
   */
  thinkingTarget?(view: V, seat: Seat, last: TargetId | null): TargetId | null;
}
