import { expect, test } from 'vitest';
import { dogeShip } from '../../../src/engine/games/doge-ship';
import type { DogeShipMove } from '../../../src/engine/games/doge-ship/moves';
import type { State } from '../../../src/engine/games/doge-ship/state';
import { rowsOf } from '../../../src/renderer/games/doge-ship/rows';
import { freshMatch } from '../../engine/generic/playing';

test('kinds of actions stand in one order, whichever spaces are taken', () => {
  const position = freshMatch(dogeShip, 4, 0).position as State;
  const [seat] = dogeShip.actors(position);
  const view = dogeShip.view(position, seat);
  const moves = dogeShip.moves(position, seat);
  const kindsOf = (some: readonly DogeShipMove[]) => {
    const rows = rowsOf(
      some.map((move) => ({ move, forecast: {} })),
      view,
    );
    return [...new Set(rows.map(({ group }) => group))];
  };
  const all = kindsOf(moves);
  expect(all.slice(0, 4)).toEqual(['money', 'buy', 'construct', 'intrigue']);
  // Somebody else has taken the first spaces.
  for (let taken = 1; taken < 6; taken++) {
    const kinds = kindsOf(moves.slice(taken));
    expect(kinds).toEqual(all.filter((kind) => kinds.includes(kind)));
  }
});
