import { expect, test } from 'vitest';
import { features } from '../../../src/engine/games/la-loire/bot/features';
import { stepsAhead, stepsTo, stepsToCity } from '../../../src/engine/games/la-loire/bot/roads';
import { STYLES } from '../../../src/engine/games/la-loire/bot/style';
import { LOCATIONS } from '../../../src/engine/games/la-loire/data/board';
import { isCity } from '../../../src/engine/games/la-loire/queries';
import { scoreSheet } from '../../../src/engine/games/la-loire/score';
import { findGameWithBot } from '../../../src/engine/games/registry';
import { playerOf, playWith } from '../bots/games';
import { card, deliver, employ, erect, fund, give, hand, own, put, RED, table, YELLOW } from './table';
import type { State } from './table';

const seen = (state: State, seat = RED) => features(state, seat, STYLES.usual);

test('the points match the score sheet throughout a game', () => {
  const found = findGameWithBot('la-loire');
  if (!found) throw new Error('La Loire has no bot.');
  const merchant = playerOf(found, 'merchant');
  let most = 0;
  playWith(found, 7, ({ state, seat, ply }) => {
    if (ply % 20 === 0) {
      const totals = scoreSheet(state as State).scores.map(({ total }) => total);
      expect(totals.map((_, of) => seen(state as State, of).points)).toEqual(totals);
      most = Math.max(most, ...totals);
    }
    return merchant.decide(found.game.view(state, seat), seat).move;
  });
  expect(most).toBeGreaterThan(30);
});

test('deniers are split by their use', () => {
  const state = table();
  fund(state, RED, 13);
  expect(seen(state)).toMatchObject({ fare: 5, capital: 5, surplus: 3, stuck: 0, overflow: 3 });
  employ(state, RED, 'banker');
  expect(seen(state)).toMatchObject({ surplus: 3, overflow: 0 });
  fund(state, RED, 3);
  expect(seen(state)).toMatchObject({ fare: 3, capital: 0, surplus: 0, stuck: 2, overflow: 0 });
  put(state, RED, 'merchant', 'Saumur');
  expect(seen(state)).toMatchObject({ fare: 3, stuck: 0 });
});

test('goods are valued at the city’s price, both in full and divided by the turns needed to get there', () => {
  const state = table();
  give(state, RED, 'wood', 2);
  give(state, RED, 'cheese');
  give(state, RED, 'wine');
  put(state, RED, 'merchant', 'Angers', { direction: -1, horses: 1 });
  expect(seen(state)).toMatchObject({ wood: 2, cargo: 11, cargoNear: 11, toCity: 1 });
  employ(state, RED, 'wineMerchant');
  put(state, RED, 'merchant', 'Angers', { direction: 1, horses: 1 });
  expect(seen(state)).toMatchObject({ cargo: 12, cargoNear: 3, toCity: 4 });
});

test('messages, characters and buildings are separate features', () => {
  const state = table();
  const before = seen(state);
  hand(state, RED, card(['red', 'blue']), card('Saumur'));
  expect(seen(state).letters).toBe(2);
  expect(seen(state).emptyHands).toBe(0);
  employ(state, RED, 'apprentice', 'judge', 'scout');
  expect(seen(state)).toMatchObject({ letters: 6, honoured: 2, characters: 3, deliversAhead: 1, brownAhead: 1 });
  expect(seen(state).messages).toBeGreaterThan(before.messages);
  deliver(state, RED, card(['blue', 'green']));
  // One point each for the Apprentice, the Judge, the Scout and two messages. 4 and 2 for the Judge's delivered
  // message.
  expect(seen(state)).toMatchObject({ points: 11, delivered: 1 });

  erect(state, RED, 'Saumur', 'farm');
  erect(state, RED, 'Tours', 'castle');
  erect(state, YELLOW, 'Angers', 'monastery');
  own(state, RED, 'Nantes', 'bank');
  put(state, RED, 'merchant', 'Montsoreau', { horses: 0 });
  put(state, YELLOW, 'merchant', 'Luynes', { horses: 0 });
  const [red, yellow] = [RED, YELLOW].map((seat) => seen(state, seat));
  expect(red).toMatchObject({ visitors: 2, banksAhead: 1, palacesAhead: 0, monasteriesAhead: 0 });
  expect(red.farmsAhead).toBe(red.castlesAhead);
  expect(yellow).toMatchObject({ visitors: 0, farmsAhead: 0, banksAhead: 0 });
  expect(yellow.monasteriesAhead).toBeGreaterThan(0);
});

test('precomputed steps to a place or a city match a walk along the road', () => {
  for (let at = 0; at < LOCATIONS.length; at++) {
    for (const direction of [-1, 0, 1] as const) {
      const stack = { at, direction, horses: 1 };
      expect(stepsToCity(stack)).toBe(stepsAhead(stack, isCity));
      for (let to = 0; to < LOCATIONS.length; to++) {
        expect(stepsTo(stack, to)).toBe(stepsAhead(stack, (other) => other === to));
      }
    }
  }
});
