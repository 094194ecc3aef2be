import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plans } from '../../../src/engine/games/serenissima-2012/bot/plans';
import { STYLES } from '../../../src/engine/games/serenissima-2012/bot/style';
import { BOARD } from '../../../src/engine/games/serenissima-2012/data/board';
import type { State } from '../../../src/engine/games/serenissima-2012/state';
import { activate, game } from './table';

const stored = JSON.parse(readFileSync('tools/bench-positions.json', 'utf8')) as Record<string, { state: State }[]>;

/** Returns a position for every second galley, with that galley activated. */
function activations(from: State): State[] {
  return from.galleys.flatMap((galley, id) => (galley && id % 2 === 0 ? [activate(game.copy(from), id + 1)] : []));
}

function variants(from: State): State[] {
  const list = [from];
  const vary = (change: (state: State) => void) => {
    const state = game.copy(from);
    change(state);
    list.push(state);
  };
  from.ports.forEach(({ owner, garrison, warehouse }, id) => {
    const free = BOARD.goods.findIndex((_, good) => good !== BOARD.ports[id].good && !warehouse.includes(good));
    if (warehouse.length < BOARD.ports[id].size) vary(({ ports }) => ports[id].warehouse.push(free));
    if (warehouse.length > 0) vary(({ ports }) => (ports[id].warehouse[0] = free));
    vary(({ ports }) => (ports[id].fort = !ports[id].fort));
    vary(({ ports }) => (ports[id].basilica = !ports[id].basilica));
    if (garrison > 1) vary(({ ports }) => ports[id].garrison--);
    if (owner >= 0) vary(({ ports }) => (ports[id].owner = (owner + 1) % from.money.length));
  });
  from.galleys.forEach((_, id) => {
    vary(({ galleys }) => galleys[id] && (galleys[id].sailors = 1 + (galleys[id].sailors % 4)));
    vary(({ galleys }) => galleys[id] && (galleys[id].space = (galleys[id].space + 1) % BOARD.spaces.length));
    vary(
      ({ galleys }) => galleys[id] && (galleys[id].cargo = galleys[id].cargo.map((count) => 1 - Math.min(1, count))),
    );
    vary(({ galleys }) => galleys[id] && (galleys[id].owner = (galleys[id].owner + 1) % from.money.length));
  });
  from.money.forEach((_, seat) => {
    for (const ducats of [0, 2, 60]) vary(({ money }) => (money[seat] = ducats));
    vary(({ reserve }) => (reserve[seat] = 0));
  });
  vary(({ supply }) => supply.fill(1));
  vary((state) => (state.basilicas = 0));
  vary((state) => (state.forts = 0));
  vary((state) => state.marker--);
  // With a single card left, the last scoring may be certain.
  vary((state) => (state.deck = [3]));
  return list;
}

it('a cached plan equals a new plan after any change', () => {
  // One early and one late position of the ten.
  for (const { state: from } of [1, 7].map((nth) => stored['serenissima-2012'][nth])) {
    for (const activation of activations(from)) {
      const list = variants(activation);
      const seatOf = (state: State) => game.actors(state)[0];
      const shared = list.map((state) => JSON.stringify(plans(state, seatOf(state), STYLES.usual, 1)));
      // Another weights object, even an equal one, has a separate cache.
      const separate = list.map((state) => JSON.stringify(plans(state, seatOf(state), { ...STYLES.usual }, 1)));
      expect(shared).toEqual(separate);
    }
  }
});
