import { expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/core/game';
import { dogeShip } from '../../../src/engine/games/doge-ship';
import type { DogeShipEvent } from '../../../src/engine/games/doge-ship/events';
import type { DogeShipView } from '../../../src/engine/games/doge-ship/view-types';
import { afterEvent } from '../../../src/renderer/games/doge-ship/board/after-event';
import { freshMatch, playOut } from '../../engine/generic/playing';

const game: AnyGame = dogeShip;
const barricades = ({ players }: DogeShipView) => players.map(({ stack, top }) => ({ stack, top }));

test('the gauge shows barricades after each event, before the next view', () => {
  let built = 0;
  for (let index = 0; index < 4; index++) {
    const match = freshMatch(game, 2 + (index % 4), index);
    const now = () => game.view(match.position, null) as DogeShipView;
    let before = now();
    let seen = 0;
    const check = () => {
      const events = match.log.slice(seen).flatMap((entry) => entry.events) as DogeShipEvent[];
      seen = match.log.length;
      expect(barricades(events.reduce(afterEvent, before))).toEqual(barricades(now()));
      built += events.filter(({ type }) => type === 'barricadeBuilt').length;
      before = now();
    };
    playOut(match, index, check);
    check();
  }
  expect(built).toBeGreaterThan(10);
});
