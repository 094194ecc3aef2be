import { expect, test } from 'vitest';
import { threatsOf } from '../../../src/engine/games/serenissima/threats';

test('of routes with the same odds, an attack takes one that does not ask the owner of the port', () => {
  const [owner, attacker, other] = [0, 1, 2];
  const start = { space: 0, from: -1, steps: 0, asks: [] };
  const stops = [owner, other].map((seat) => ({ space: seat + 1, from: 0, steps: 1, asks: [seat] }));
  const goals = [1, 2].map((from) => ({ space: 9, from, steps: 2, asks: [] }));
  const voyage = { seat: attacker, galley: 0, reach: [start, ...stops, ...goals], soon: 'all' as const };
  const { attacks } = threatsOf([voyage], {
    portAt: (space) => (space === 9 ? 0 : -1),
    ports: [{ owner }],
    chance: () => 0.5,
  });
  expect(attacks).toMatchObject([{ target: 'port:0', asks: [other] }]);
});
