import { describe, expect, test } from 'vitest';
import type { PlanAdvice } from '../../../src/engine/bots/plan-advice';
import { adviceOf } from '../../../src/engine/bots/plan-advice';
import type { GameWithBot } from '../../../src/engine/bots/bot';
import { plansOf } from '../../../src/engine/bots/plans';
import type { Move } from '../../../src/engine/core/game';
import { fastRandom } from '../../../src/engine/core/random';
import { GAMES_WITH_BOTS } from '../../../src/engine/games/registry';
import { bySuite } from '../../suite';
import { isListed, playerOf, playWith } from './games';

const POSITIONS = bySuite(40, 100);

/** Returns the advice for the deciding seat at every seventh move of games between Merchants, up to `POSITIONS`. */
function counsels(gameWithBot: GameWithBot): { counsel: PlanAdvice; state: unknown; seat: number }[] {
  const { game, bot } = gameWithBot;
  const found: { counsel: PlanAdvice; state: unknown; seat: number }[] = [];
  for (let seed = 1; found.length < POSITIONS && seed < 9; seed++) {
    const players = Array.from({ length: game.about.seats[1] }, (_, seat) => playerOf(gameWithBot, 'merchant', seat));
    playWith(gameWithBot, seed, ({ state, seat, ply }) => {
      const view = game.view(state, seat);
      if (ply % 7 === 0 && found.length < POSITIONS) {
        const imagined = bot.determinize(view, seat, fastRandom(ply));
        const [plan] = plansOf(gameWithBot, imagined, seat, bot.styles.usual, 1);
        found.push({ counsel: adviceOf(gameWithBot, imagined, seat, plan), state: game.copy(state), seat });
      }
      return players[seat].decide(view, seat).move;
    });
  }
  return found;
}

type Fields = Readonly<Record<string, unknown>>;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Describes a later move that reverses an earlier one, such as a piece moved back. Returns null if there is none. */
function contradicts(moves: readonly Move[]): string | null {
  for (let i = 0; i < moves.length; i++) {
    for (let j = i + 1; j < moves.length; j++) {
      const [a, b] = [moves[i], moves[j]] as unknown as Fields[];
      if (a.type === 'transfer' && b.type === 'transfer' && same(a.piece, b.piece)) {
        if (same(a.from, b.to) && same(a.to, b.from)) return `${JSON.stringify(a)} and ${JSON.stringify(b)}`;
      }
      if (a.type === 'buy' && b.type === 'discard' && a.galley === b.galley) return 'bought and thrown away';
      if (a.type === 'load' && b.type === 'discard') return 'loaded and thrown away';
      const between = moves.slice(i + 1, j).filter((move) => move.type !== 'sail' && move.type !== 'askPassage');
      const sails = a.type === 'sail' && b.type === 'sail' && a.galley === b.galley && same(a.to, b.to);
      if (sails && between.length === 0) return `there and back: ${JSON.stringify(a)}`;
    }
  }
  return null;
}

describe.each(GAMES_WITH_BOTS.map((entry) => [entry.game.about.id, entry] as const))('a plan in %s', (_, entry) => {
  const { game, bot } = entry;
  const all = counsels(entry);

  test(`predicts legal steps and their positions, for ${POSITIONS} positions`, () => {
    expect(all.length).toBe(POSITIONS);
    for (const { counsel, state, seat } of all) {
      expect(counsel.steps.length).toBeGreaterThan(0);
      for (const { choice, view } of counsel.steps) {
        expect(game.actors(state)).toContain(seat);
        expect(game.view(state, seat)).toEqual(view);
        expect(isListed(entry, { state, seat, ply: 0 }, choice.move), JSON.stringify(choice.move)).toBe(true);
        expect(game.forecast?.(state, seat, choice.move) ?? {}).toEqual(choice.forecast);
        game.play(state, seat, choice.move, fastRandom(0));
      }
    }
  });

  test('never reverses its own moves', () => {
    for (const { counsel } of all) expect(contradicts(counsel.steps.map(({ choice }) => choice.move))).toBeNull();
  });

  test('contains at most one expected answer of each opponent, and none before the turn is over', () => {
    const answered = all.some(({ counsel }) => (counsel.answers ?? []).length > 0);
    expect(answered).toBe(bot.turns?.turnKey !== undefined);
    for (const { counsel, state, seat } of all) {
      const answering = (counsel.answers ?? []).map((answer) => answer.seat);
      expect(new Set(answering).size).toBe(answering.length);
      expect(answering).not.toContain(seat);
      for (const other of answering) expect(other).toBeLessThan(game.seats(state));
      if (counsel.ends === 'chance' || counsel.ends === 'others') expect(answering).toEqual([]);
    }
  });

  test('keeps what other players take apart from its gains, in games with phases', () => {
    const lost = all.some(({ counsel }) => Object.keys(counsel.losses ?? {}).length > 0);
    expect(lost).toBe(bot.turns?.phased ?? false);
  });

  test('contains its gains and the reason why it ends', () => {
    expect(all.some(({ counsel }) => Object.keys(counsel.gain).length > 0)).toBe(true);
    for (const { counsel } of all) {
      for (const figure of Object.values(counsel.gain)) {
        expect(Number.isFinite(figure)).toBe(true);
        expect(figure).not.toBe(0);
      }
      for (const figure of Object.values(counsel.losses ?? {})) expect(figure).toBeLessThan(0);
      if (counsel.win !== null) expect(counsel.win).toBeGreaterThanOrEqual(0);
      if (counsel.ends !== 'round' && counsel.ends !== 'dice') expect(counsel.then).toEqual([]);
      // A plan can't predict the answer of another player.
      if (/^ask/.test(counsel.steps.at(-1)?.choice.move.type ?? '')) expect(counsel.ends).toBe('others');
    }
  });
});

test('advice leaves out a transfer and its reversal', () => {
  const entry = GAMES_WITH_BOTS.find(({ game }) => game.about.id === 'serenissima-2012');
  if (!entry) throw new Error('Not registered');
  const { game, bot } = entry;
  let tried = 0;
  for (const { state, seat } of counsels(entry)) {
    const start = bot.determinize(game.view(state, seat), seat, fastRandom(1));
    for (const move of game.moves(start, seat)) {
      if (move.type !== 'transfer') continue;
      const { from, to } = move as unknown as { from: unknown; to: unknown };
      const back = { ...move, from: to, to: from };
      const then = game.copy(start);
      game.play(then, seat, move, fastRandom(0));
      if (!isListed(entry, { state: then, seat, ply: 0 }, back)) continue;
      const [rest] = plansOf(entry, start, seat, bot.styles.usual, 1);
      const plan = { ...rest, moves: [move, back, ...rest.moves] };
      const { steps } = adviceOf(entry, start, seat, plan);
      expect(contradicts(steps.map(({ choice }) => choice.move))).toBeNull();
      tried++;
      break;
    }
  }
  expect(tried).toBeGreaterThan(5);
});
