import { expect, test } from 'vitest';
import { checkConfig, playMove, startMatch } from '../../../src/engine/core/match';
import { GAMES } from '../../../src/engine/games/registry';
import { BASILICA_INCOME } from '../../../src/engine/games/serenissima-2012/data/components';
import type { Serenissima2012Event } from '../../../src/engine/games/serenissima-2012/events';
import { scoreSources } from '../../../src/renderer/games/serenissima-2012/score-sources';
import { merchantsGame } from '../merchants';

test('the sources of a whole game’s ducats include every scoring and add up to each total', () => {
  const id = 'serenissima-2012';
  const game = GAMES.find(({ about }) => about.id === id);
  if (!game) throw new Error('no such game');
  const { moves } = merchantsGame(id, 4, 'layout');
  const match = startMatch(game, { game: id, options: checkConfig(game, 4, {}), seats: 4, seed: 'layout' });
  const events: Serenissima2012Event[] = [];
  for (const { seat, move } of moves) events.push(...(playMove(match, seat, move).events as Serenissima2012Event[]));
  const totals = game.score(match.position).scores.map(({ total }) => total);
  const sources = scoreSources(events, totals);
  const keys = sources.map(({ label }) => label.key);
  const scored = events.filter(({ type }) => type === 'scored').length;
  expect(keys.filter((key) => key === 'scoreSources.scoring' || key === 'scoreSources.goods')).toHaveLength(scored);
  const basilicas = sources.filter(({ label }) => label.key === 'scoreSources.basilicas');
  expect(basilicas.length).toBeGreaterThan(0);
  expect(basilicas.every(({ points }) => points.every((ducats) => ducats % BASILICA_INCOME === 0))).toBe(true);
  expect(totals.map((_, seat) => sources.reduce((sum, { points }) => sum + points[seat], 0))).toEqual(totals);
  const spending = sources.find(({ label }) => label.key === 'scoreSources.spending');
  expect(spending?.points.every((points) => points < 0)).toBe(true);
});
