import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAgent } from '../../../src/engine/bots/agent';
import { LEVELS } from '../../../src/engine/bots/levels';
import { serenissima1996Bot } from '../../../src/engine/games/serenissima-1996/bot';
import { fairPrice, termsOf } from '../../../src/engine/games/serenissima-1996/bot/bargaining';
import { marketIn } from '../../../src/engine/games/serenissima-1996/bot/cargo-worth';
import { saleGain, turnsLeft, wouldBuy } from '../../../src/engine/games/serenissima-1996/bot/worth';
import { BOARD, GOODS } from '../../../src/engine/games/serenissima-1996/data/board';
import { graph } from '../../../src/engine/games/serenissima-1996/geography';
import type { Serenissima1996Move } from '../../../src/engine/games/serenissima-1996/moves';
import type { BargainFrame } from '../../../src/engine/games/serenissima-1996/state';
import { fund, game, GENOA, good, hold, launch, legal, play, port, sea, ship, tableIn, VENICE } from './table';
import type { State } from './table';

const { usual } = serenissima1996Bot.styles;
/** The highest price to try, in ducats. */
const MAX_PRICE = 2000;

function answer(state: State): Serenissima1996Move {
  const [seat] = game.actors(state);
  const [plan] = serenissima1996Bot.planning?.plans(state, seat, usual, 1) ?? [];
  return plan.moves[0];
}

function bargainOf(state: State): BargainFrame {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'bargain') throw new Error('No bargain is under way');
  return frame;
}

/** Venice offers `count` pieces aboard a Venetian galley to an empty Genoese galley beside it. Genoa is rich. */
function offer(kind: (typeof GOODS)[number], count: number, { space = sea('Crete'), sailors = 1, turn = 4 } = {}) {
  const state = tableIn('harbour', VENICE);
  state.turn = turn;
  fund(state, GENOA, 9000);
  const from = launch(state, { owner: VENICE, space, sailors: 1, cargo: { [kind]: count } });
  const galley = launch(state, { owner: GENOA, space, sailors });
  play(state, VENICE, { type: 'offerCargo', from, galley, good: good(kind), count });
  return { state, from, galley };
}

/**
 * Venice quotes this price and refuses counter-offers. Returns how many pieces the computer takes, and how much it
 * pays.
 */
function dumped(state: State, galley: number, kind: number, price: number): { pieces: number; paid: number } {
  const [before, had] = [state.money[GENOA], ship(state, galley).cargo[kind]];
  play(state, VENICE, { type: 'quote', price });
  while (state.frames.at(-1)?.kind === 'bargain') {
    const [seat] = game.actors(state);
    play(state, seat, seat === VENICE ? { type: 'refuse' } : answer(state));
  }
  return { pieces: ship(state, galley).cargo[kind] - had, paid: before - state.money[GENOA] };
}

/**
 * Returns the most that these pieces could bring if each is sold in a different port that the galley can reach before
 * the game ends.
 */
function mostBrought(state: State, id: number, kind: number, pieces: number): number {
  const { owner, space, sailors } = ship(state, id);
  const range = sailors * (turnsLeft(state) + 1);
  const gains = BOARD.ports.flatMap((entry, at) => {
    const away = graph(state.options).distance[space][entry.space];
    const sold = wouldBuy(state, at, kind) && away <= range;
    return sold ? [saleGain(state, owner, at, kind, state.ports[at].owner, usual)] : [];
  });
  const best = gains.sort((a, b) => b - a).slice(0, Math.min(pieces, turnsLeft(state) + 1));
  return best.reduce((sum, gain) => sum + gain, 0);
}

describe('a computer that is offered more pieces of a good than a port buys', () => {
  it('buys at most one piece on the last turn when its galley is in one port', () => {
    for (let price = 100; price <= MAX_PRICE; price += 100) {
      const { state, galley } = offer('gold', 4, { turn: 8 });
      expect(dumped(state, galley, good('gold'), price).pieces).toBeLessThanOrEqual(1);
    }
  });

  it('never pays more than the reachable ports will, nor more than the price that splits the gain evenly', () => {
    let bought = 0;
    const crews = fc.integer({ min: 1, max: 3 });
    const spaces = fc.constantFrom(...BOARD.ports.map(({ space }) => space));
    const coins = fc.integer({ min: 1, max: MAX_PRICE / 100 });
    fc.assert(
      fc.property(
        fc.constantFrom(...GOODS),
        fc.integer({ min: 1, max: 4 }),
        spaces,
        crews,
        fc.integer({ min: 1, max: 8 }),
        coins,
        (kind, count, space, sailors, turn, price) => {
          if (count + sailors > 5) return;
          const { state, galley } = offer(kind, count, { space, sailors, turn });
          const most = (pieces: number) => mostBrought(state, galley, good(kind), pieces);
          const terms = termsOf(marketIn(state, usual), bargainOf(state));
          const brings = [0, 1, 2, 3, 4].map(most);
          const { pieces, paid } = dumped(state, galley, good(kind), price * 100);
          expect(paid).toBeLessThanOrEqual(brings[pieces]);
          if (pieces === 0) return;
          expect(price * 100).toBeLessThanOrEqual(fairPrice(terms));
          bought++;
        },
      ),
      { numRuns: 300, seed: 18 },
    );
    expect(bought).toBeGreaterThan(30);
  });
});

describe('a computer with a monopoly of gems', () => {
  /** Genoa owns Cyrene, and a Venetian galley there asks for a piece. */
  function asked(): State {
    const state = tableIn('harbour', VENICE);
    hold(state, 'Cyrene', GENOA, { garrison: 1 });
    fund(state, VENICE, 5000);
    const galley = launch(state, { owner: VENICE, space: sea('Cyrene'), sailors: 3 });
    play(state, VENICE, { type: 'askPrice', port: port('Cyrene'), galley, count: 1 });
    return state;
  }

  it('sells at no less than its price, whatever the counter-offer', () => {
    const quote = answer(asked());
    if (quote.type !== 'quote') throw new Error('An owner names a price');
    expect(quote.price).toBeGreaterThan(300);
    const counters = () => {
      const state = asked();
      play(state, GENOA, quote);
      return { state, offers: legal(state, VENICE, 'counter') };
    };
    for (const counter of counters().offers) {
      const { state } = counters();
      play(state, VENICE, counter);
      expect(answer(state)).toEqual({ type: 'refuse' });
    }
  });

  it('gets that price from another computer', () => {
    const state = asked();
    play(state, GENOA, answer(state));
    while (state.frames.at(-1)?.kind === 'bargain') play(state, game.actors(state)[0], answer(state));
    expect(state.money[GENOA]).toBeGreaterThan(2300);
  });
});

describe('computers that think longer', () => {
  it('consider other legal prices and numbers of pieces', () => {
    const { state } = offer('gold', 3, { sailors: 2 });
    const weighed = (seat: number) =>
      (serenissima1996Bot.planning?.plans(state, seat, usual, 16) ?? []).map(({ moves }) => moves[0]);
    const quotes = weighed(VENICE);
    expect(quotes.length).toBeGreaterThan(3);
    for (const move of quotes) expect(game.moves(state, VENICE)).toContainEqual(move);
    play(state, VENICE, { type: 'quote', price: 300 });
    const replies = weighed(GENOA);
    expect(new Set(replies.map(({ type }) => type))).toEqual(new Set(['accept', 'counter', 'refuse']));
    for (const move of replies) expect(game.moves(state, GENOA)).toContainEqual(move);
    play(state, GENOA, { type: 'accept' });
    expect(weighed(GENOA).every(({ type }) => type === 'take')).toBe(true);
  });

  it('do not consider refusing a fair price in the last turn', () => {
    const weighed = (turn: number, price: number) => {
      const { state } = offer('gold', 1, { sailors: 4, turn });
      play(state, VENICE, { type: 'quote', price });
      return (serenissima1996Bot.planning?.plans(state, GENOA, usual, 16) ?? []).map(({ moves }) => moves[0].type);
    };
    expect(weighed(8, 100)).toContain('accept');
    expect(weighed(8, 100)).not.toContain('refuse');
    expect(weighed(7, 100)).toContain('refuse');
    expect(weighed(8, 2000)).toContain('refuse');
  });

  it('use at most a hundred playouts for a decision in a bargain', () => {
    const { state } = offer('gold', 3, { sailors: 2 });
    const player = createAgent({ game, bot: serenissima1996Bot }, LEVELS.doge, 1);
    let asked = 0;
    const decision = player.decide(game.view(state, VENICE), VENICE, {
      iterations: Infinity,
      stop: () => asked++ > 2e5,
    });
    expect(decision.iterations).toBeGreaterThan(10);
    expect(decision.iterations).toBeLessThanOrEqual(100);
    expect(asked).toBeLessThan(2e5);
  });
});

describe('a computer that has agreed on a price', () => {
  it('takes the pieces that are worth more to it than the price, and considers nothing else', () => {
    const { state, galley } = offer('gold', 2, { sailors: 3 });
    play(state, VENICE, { type: 'quote', price: 100 });
    play(state, GENOA, { type: 'accept' });
    expect(bargainOf(state).stage).toBe('take');
    const plans = serenissima1996Bot.planning?.plans(state, GENOA, usual, 16) ?? [];
    expect(plans.map(({ moves }) => moves[0])).toEqual([{ type: 'take', count: 2 }]);
    play(state, GENOA, plans[0].moves[0]);
    expect(ship(state, galley).cargo[good('gold')]).toBe(2);
  });
});
