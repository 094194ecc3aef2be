import type { GameWithBot } from '../../src/engine/bots/bot';
import { LEVELS } from '../../src/engine/bots/levels';
import { createAgent } from '../../src/engine/bots/agent';
import { IllegalMove } from '../../src/engine/core/errors';
import type { GameEvent, Move, Options } from '../../src/engine/core/game';
import { checkConfig } from '../../src/engine/core/match';
import { fastRandom } from '../../src/engine/core/random';
import { sameMove } from '../../src/engine/core/same-move';
import { GAME_UIS } from '../../src/renderer/games';
import type { Sentence } from '../../src/renderer/game-ui/sentence';
import type { Choice } from '../../src/ipc/table';
import { seedOf } from '../tournament/entrants';
import { FACTS } from './facts';
import type { Fact } from './facts';

const { gameUi } = GAME_UIS;

export type Kind = 'event' | 'headline' | 'reason' | 'hint' | 'forecast' | 'decision' | 'refusal';

/** A sentence that the table would show, and its subject. */
export interface Statement {
  readonly kind: Kind;
  /** The event type, move type, reason key or refusal code. */
  readonly of: string;
  readonly sentence: Sentence;
  /** For events, the required content of the sentence. */
  readonly fact?: Fact;
}

/** More decisions than any game has. */
const LONGEST = 10_000;
const TRIED = 2;

/**
 * Plays a game between Merchants and yields all sentences that its table would show: events, headlines, the reason for
 * each decision, the hints before it, all legal moves with their forecasts, and refusals of illegal moves.
 * Seats and options vary with `index`. The same seed gives the same result.
 */
export function* tell(gameWithBot: GameWithBot, index: number, seed: number): Generator<Statement> {
  const { game } = gameWithBot;
  const { id, seats: range } = game.about;
  const ui = gameUi(id);
  const seats = range[0] + (index % (range[1] - range[0] + 1));
  const chance = fastRandom(seedOf({ seed }, index));
  const state = game.setup({ seats, options: checkConfig(game, seats, optionsOf(gameWithBot, index)) }, chance);
  const players = Array.from({ length: seats }, (_, seat) =>
    createAgent(gameWithBot, LEVELS.merchant, seed * 7 + index * 31 + seat),
  );
  /** The last legal move of each type. It is tried again later, when it may be illegal, to get a refusal. */
  const former = new Map<string, Move>();
  for (let decision = 0; ; decision++) {
    const [seat] = game.actors(state);
    if (seat === undefined) return;
    if (decision > LONGEST) throw new Error(`${id}: game ${index} with seed ${seed} does not end.`);
    const view = game.view(state, seat);
    const choices = game
      .moves(state, seat)
      .map((move): Choice => ({ move, forecast: game.forecast?.(state, seat, move) ?? {} }));
    const rows = ui.rows(choices, view);
    yield { kind: 'decision', of: 'decision', sentence: ui.decision(view, rows) };
    yield { kind: 'decision', of: 'standing', sentence: ui.statusLine(view) };
    const full: { move: Move; said: Sentence }[] = [];
    for (const row of rows) {
      const of = `${row.group}.${row.key.split(':')[0]}`;
      for (const sentence of [row.label, row.note]) if (sentence) yield { kind: 'forecast', of, sentence };
      for (const option of row.options) {
        full.push({ move: option.choice.move, said: option.full });
        for (const sentence of [option.full, option.short, option.warning])
          if (sentence) yield { kind: 'forecast', of: option.choice.move.type, sentence };
      }
    }
    const { move, reason, best } = players[seat].decide(view, seat);
    if (reason && ui.bot) yield { kind: 'reason', of: reason.key, sentence: ui.bot.reason(reason, view) };
    for (const hint of best) {
      const said = full.find(({ move }) => sameMove(move, hint.move))?.said;
      if (said) yield { kind: 'hint', of: hint.move.type, sentence: said };
      if (hint.reason && ui.bot) {
        yield { kind: 'hint', of: hint.reason.key, sentence: ui.bot.reason(hint.reason, view) };
      }
    }
    const kinds = [...former.values()];
    for (let i = 0; i < Math.min(TRIED, kinds.length); i++)
      yield* refusals(gameWithBot, state, seat, kinds[(decision * TRIED + i) % kinds.length]);
    for (const choice of choices) former.set(choice.move.type, choice.move);
    const events = game.play(state, seat, move, chance);
    const seen = game.view(state, null);
    for (const event of events) yield* happened(id, event, seen);
  }
}

/** The sentences about an event in the log and on the board, with their required content. */
export function* happened(id: string, event: GameEvent, view: unknown): Generator<Statement> {
  const ui = gameUi(id);
  const sentence = ui.describe(event, view);
  const fact = FACTS[id].facts[event.type]?.(event, view) ?? undefined;
  if (Boolean(sentence) !== Boolean(fact))
    throw new Error(`${id}: ${event.type} has either a sentence or a fact, but needs both or neither`);
  if (sentence) yield { kind: 'event', of: event.type, sentence, ...(fact && { fact }) };
  const headline = ui.moments?.headline(event, view);
  if (headline)
    for (const line of [headline.title, ...headline.entries.map(({ text }) => text)])
      yield { kind: 'headline', of: event.type, sentence: line };
}

/** The sentences that explain why a move is illegal, and the rule. Yields nothing if the move is legal. */
function* refusals({ game }: GameWithBot, state: unknown, seat: number, move: Move): Generator<Statement> {
  try {
    game.play(game.copy(state), seat, move, fastRandom(1));
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    const { code, rule } = error;
    yield { kind: 'refusal', of: code, sentence: { key: `refusals.${code}` } };
    yield { kind: 'refusal', of: code, sentence: { key: `ruleTitles.${rule}` } };
  }
}

/** Options for the `index`-th game. They cycle through all values. */
function optionsOf({ game }: GameWithBot, index: number): Options {
  return Object.fromEntries(
    game.about.options.map(({ key, values }, i) => [
      key,
      values[(Math.floor(index / (i + 1)) + i * index) % values.length].value,
    ]),
  );
}
