import { describe, expect, it } from 'vitest';
import { serenissima1996Bot } from '../../../src/engine/games/serenissima-1996/bot';
import { COIN_BOX } from '../../../src/engine/games/serenissima-1996/data/components';
import type { Serenissima1996Move } from '../../../src/engine/games/serenissima-1996/moves';
import { fund, game, GENOA, good, hold, launch, legal, play, refusal, sea, ship, tableIn, VENICE } from './table';
import type { State } from './table';

/** EN, Phase 2: between galleys "the players are free to set their own sale prices" (ruling 42). */
type Options = Parameters<typeof tableIn>[2];

/**
 * The last turn: a Venetian galley beside a Genoese galley at Genoa. Genoa's warehouse lacks only the gems aboard the
 * Venetian galley.
 */
function lastTurn(options: Options = {}, ducats = 6000) {
  const state = tableIn('harbour', VENICE, options);
  state.turn = state.lastTurn;
  hold(state, 'Genoa', GENOA, { garrison: 2, stores: ['wine', 'wood', 'textiles', 'gold', 'spices'] });
  fund(state, GENOA, ducats);
  const from = launch(state, { owner: VENICE, space: sea('Genoa'), sailors: 1, cargo: { gems: 1 } });
  const galley = launch(state, { owner: GENOA, space: sea('Genoa'), sailors: 1 });
  play(state, VENICE, { type: 'offerCargo', from, galley, good: good('gems'), count: 1 });
  return { state, from, galley };
}

const quotes = (state: State) => legal(state, VENICE, 'quote').map(({ price }) => price);

function answer(state: State): Serenissima1996Move {
  const [seat] = game.actors(state);
  const [plan] = serenissima1996Bot.planning?.plans(state, seat, serenissima1996Bot.styles.usual, 1) ?? [];
  return plan.moves[0];
}

describe('prices between galleys', () => {
  it('cannot exceed the buyer’s money', () => {
    const { state, galley } = lastTurn({ money: 'open' });
    expect(Math.max(...quotes(state))).toBe(6000);
    expect(refusal(state, VENICE, { type: 'quote', price: 6100 })).toBe('price-purse');
    play(state, VENICE, { type: 'quote', price: 5500 });
    play(state, GENOA, { type: 'accept' });
    expect(ship(state, galley).cargo[good('gems')]).toBe(1);
    expect(state.money[GENOA]).toBe(500);
  });

  it('do not reveal hidden money, and a buyer with too little cannot accept', () => {
    const [rich, poor] = [6000, 300].map((ducats) => lastTurn({ money: 'hidden' }, ducats).state);
    expect(quotes(rich)).toEqual(quotes(poor));
    expect(Math.max(...quotes(poor))).toBe(COIN_BOX);
    play(poor, VENICE, { type: 'quote', price: 5500 });
    expect(refusal(poor, GENOA, { type: 'accept' })).toBe('no-money');
  });

  it('are at most 2,000 ducats in matches started under earlier rules', () => {
    const { state } = lastTurn({ money: 'open' });
    const { cargoPrices: _new, ...before } = state.options;
    Object.assign(state, { options: before });
    expect(Math.max(...quotes(state))).toBe(2000);
    expect(refusal(state, VENICE, { type: 'quote', price: 2100 })).toBe('price-cargo');
  });

  it.each(['open', 'hidden'] as const)(
    'exceed 2,000 ducats between computers if the good is worth it (%s)',
    (money) => {
      const { state, galley } = lastTurn({ money });
      const quoted = answer(state);
      expect(quoted.type === 'quote' && quoted.price).toBeGreaterThan(2000);
      play(state, VENICE, quoted);
      for (let move = answer(state); state.frames.at(-1)?.kind === 'bargain'; move = answer(state))
        play(state, game.actors(state)[0], move);
      expect(ship(state, galley).cargo[good('gems')]).toBe(1);
      expect(6000 - state.money[GENOA]).toBeGreaterThan(2000);
    },
  );

  it('take all of a poor buyer’s money, but no more, if a computer sells', () => {
    const { state } = lastTurn({ money: 'open' }, 1500);
    expect(answer(state)).toEqual({ type: 'quote', price: 1500 });
  });
});

describe('the forecast of a seller’s quote', () => {
  it.each([
    ['open', true],
    ['hidden', false],
  ] as const)('shows the seller’s own money, with %s money: %s', (money, isShown) => {
    const { state } = lastTurn({ money });
    const forecast = game.forecast?.(state, VENICE, { type: 'quote', price: 100 }) ?? {};
    expect('money' in forecast).toBe(isShown);
  });
});
