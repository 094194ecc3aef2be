import { expect, test } from 'vitest';
import { LEVEL_NAMES, LEVELS } from '../../../src/engine/bots/levels';
import type { LevelName } from '../../../src/engine/bots/levels';
import { createAgent } from '../../../src/engine/bots/agent';
import { fastRandom } from '../../../src/engine/core/random';
import type { GameWithBot } from '../../../src/engine/bots/bot';
import { dogeShipBot } from '../../../src/engine/games/doge-ship/bot';
import { act, game, newTable, part, play, raise, store, turnOf } from './table';
import type { State } from './table';

const gameWithBot = { game, bot: dogeShipBot } as unknown as GameWithBot;

/** One space is empty, and its only part is in seat 0's yard. By building it, seat 0 would lose the game. */
function lastPart(round: number): State {
  const state = newTable(3, { destroyed: 'box' });
  raise(state, 1, 8, 7);
  store(state, 0, part('U3', 7));
  state.box.push(...state.piles[(part('U3', 7) / 6) | 0].splice(0));
  state.points[1][0] = 60;
  state.round = round;
  return turnOf(state, 0);
}

const agents = (level: LevelName) =>
  [0, 1, 2].map((seat) =>
    createAgent(gameWithBot, { ...LEVELS[level], iterations: LEVELS[level].iterations && 4 }, seat),
  );

test('a player who would lose by building the last part waits while catching up is possible', () => {
  const state = lastPart(8);
  play(state, 0, act('red', 3));
  const { move } = agents('merchant')[0].decide(game.view(state, 0), 0);
  expect(move).toEqual({ type: 'pass' });
});

/** Round 15 is late: three players usually finish the Galley in about nine rounds. */
test.each(LEVEL_NAMES)('a player of level %s eventually stops waiting', (level) => {
  const state = lastPart(15);
  const players = agents(level);
  const chance = fastRandom(1);
  for (let seat = 0; seat !== undefined && state.round < 18; [seat] = game.actors(state))
    game.play(state, seat, players[seat].decide(game.view(state, seat), seat).move as never, chance);
  expect(game.actors(state)).toEqual([]);
});
