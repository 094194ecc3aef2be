import { expect, test } from 'vitest';
import { redactEvent } from '../../../src/engine/core/secrets';
import { playMove, startMatch } from '../../../src/engine/core/match';
import { locateIn } from '../../../src/renderer/games/doge-ship/board/locate';
import type { View } from '../../../src/renderer/games/doge-ship/words';
import type { TargetId } from '../../../src/renderer/board/board-types';
import type { LogEntry } from '../../../src/ipc/table';
import { GAME_UIS } from '../../../src/renderer/games';
import { thinkingPlace } from '../../../src/renderer/app/table/seats/thinking-place';
import { merchantsMatch } from '../../../tools/harness/merchants';

/** Whether a place is on the board in a view. The Doge Ship also shows places that cannot be chosen. */
const isOnBoard = (id: string, place: TargetId, view: unknown): boolean =>
  id === 'doge-ship' ? locateIn(place, view as View) !== null : GAME_UIS.gameUi(id).targets(view).includes(place);

test.each([
  ['serenissima-1996', 0.9],
  ['serenissima-2012', 0.9],
  ['doge-ship', 1],
  ['la-loire', 0.9],
])('%s shows the other players where a computer thinks, from public information only', (id, share) => {
  const ui = GAME_UIS.gameUi(id);
  const { game, config, log } = merchantsMatch(id, 4, 'thinks', 160);
  const match = startMatch(game, config);
  const publicLog: LogEntry[] = [];
  let shown = 0;
  for (const { seat, move } of log) {
    // A spectator's view and the seat's own view lead to the same place.
    const place = thinkingPlace(ui, game.view(match.position, null), publicLog, seat);
    expect(thinkingPlace(ui, game.view(match.position, seat), publicLog, seat)).toBe(place);
    const watching = game.view(match.position, (seat + 1) % 4);
    if (place !== null && isOnBoard(id, place, watching)) shown++;
    const { events } = playMove(match, seat, move);
    const seen = events.flatMap((event) => redactEvent(game, event, null) ?? []);
    publicLog.push({ ply: publicLog.length + 1, seat, barrier: null, events: seen });
  }
  expect(shown / log.length).toBeGreaterThanOrEqual(share);
});

test('the thinking marker is at the piece that last acted, or at its space if the piece is gone', () => {
  const { game, position } = merchantsMatch('serenissima-1996', 4, 'since', 60);
  const ui = GAME_UIS.gameUi('serenissima-1996');
  const view = game.view(position, 0) as { galleys: ({ owner: number } | null)[] };
  const entryOf = (event: { type: string }): LogEntry => ({ ply: 1, seat: 1, barrier: null, events: [event] });
  const id = view.galleys.findIndex((galley) => galley?.owner === 1);
  const sailed = (galley: number) => entryOf({ type: 'sailed', seat: 1, galley, from: 4, to: 5 } as { type: string });
  expect(thinkingPlace(ui, view, [sailed(id)], 1)).toBe(`galley:${id}`);
  expect(thinkingPlace(ui, view, [sailed(99)], 1)).toBe('space:5');
});
