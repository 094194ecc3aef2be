import { expect, test } from 'vitest';
import { redactEvent } from '../../../src/engine/core/secrets';
import { playMove, startMatch } from '../../../src/engine/core/match';
import type { LogEntry } from '../../../src/ipc/table';
import { GAME_UIS } from '../../../src/renderer/games';
import { thinkingPlace } from '../../../src/renderer/app/table/seats/thinking-place';
import { merchantsMatch } from '../../../tools/harness/merchants';

test.each(['serenissima-1996', 'serenissima-2012', 'doge-ship', 'la-loire'])(
  '%s shows where a computer thinks, from public information only',
  (id) => {
    const ui = GAME_UIS.gameUi(id);
    const { game, config, log } = merchantsMatch(id, 4, 'thinks', 160);
    const match = startMatch(game, config);
    const publicLog: LogEntry[] = [];
    let shown = 0;
    for (const { seat, move } of log) {
      // A spectator's view and the seat's own view lead to the same place.
      const place = thinkingPlace(ui, game.view(match.position, null), publicLog, seat);
      expect(thinkingPlace(ui, game.view(match.position, seat), publicLog, seat)).toBe(place);
      if (place !== null && ui.targets(game.view(match.position, null)).includes(place)) shown++;
      const { events } = playMove(match, seat, move);
      const seen = events.flatMap((event) => redactEvent(game, event, null) ?? []);
      publicLog.push({ ply: publicLog.length + 1, seat, barrier: null, events: seen });
    }
    expect(shown / log.length).toBeGreaterThan(0.9);
  },
);

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
