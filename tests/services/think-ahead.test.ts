import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/core/game';
import { checkConfig, startMatch } from '../../src/engine/core/match';
import { GAME_ENTRIES, findGame } from '../../src/engine/games/registry';
import { createThinker } from '../../src/main/services/opponents/think';
import type { AdviserPort, Question } from '../../src/main/services/ports';
import { GAME, openTestApp } from '../../tools/harness/test-app';

const PLACE = { type: 'place', crews: [4, 4] };
const ANSWER = [{ move: PLACE, reason: null }];

/** Opens a table with a person in the given seat and three computers. Records the questions to the computers. */
async function tableOf(person: number, advise: AdviserPort['advise'] = async () => ANSWER) {
  const asked: Question[] = [];
  const app = openTestApp(undefined, {}, (question, ...signals) => {
    asked.push(question);
    return advise(question, ...signals);
  });
  const seats = [0, 1, 2, 3].map((seat) =>
    seat === person
      ? { name: 'Anna', kind: 'human' as const }
      : { name: `C${seat}`, kind: 'computer' as const, level: 'admiral' as const },
  );
  const { table } = await app.ask('matches.create', { game: GAME, title: 'Ahead', seats, options: {}, seed: 'a' });
  return { ...app, match: table.match, asked, plies: () => asked.map(({ ply }) => ply) };
}

test('the next computer starts to think as soon as the last move is saved', async () => {
  const { ask, match, plies } = await tableOf(0);
  await ask('matches.play', { match, seat: 0, moves: [PLACE], ply: 0 });
  expect(plies()).toEqual([1]);
  expect((await ask('matches.think', { match, ply: 1 })).table.ply).toBe(2);
  expect(plies()).toEqual([1, 2]);
});

test('no computer starts to think while a person decides', async () => {
  const { ask, match, plies } = await tableOf(1);
  await ask('matches.think', { match, ply: 0 });
  expect(plies()).toEqual([0]);
});

test('undo interrupts a computer that started early, and its move is not played', async () => {
  const stopped: number[] = [];
  const { ask, match, plies } = await tableOf(0, ({ ply }, signal) => {
    signal.addEventListener('abort', () => stopped.push(ply));
    return Promise.resolve(ANSWER);
  });
  await ask('matches.play', { match, seat: 0, moves: [PLACE], ply: 0 });
  expect((await ask('matches.undo', { match, seat: 0 })).ply).toBe(0);
  expect(stopped).toEqual([1]);
  await ask('matches.play', { match, seat: 0, moves: [{ type: 'place', crews: [5, 3] }], ply: 0 });
  await ask('matches.think', { match, ply: 1 });
  expect(plies()).toEqual([1, 1, 2]);
});

test('a changed thinking time starts the search again', async () => {
  const { ask, match, asked } = await tableOf(0);
  await ask('matches.play', { match, seat: 0, moves: [PLACE], ply: 0 });
  await ask('settings.set', { thinking: 'swift' });
  await ask('matches.think', { match, ply: 1 });
  expect(asked[1].ply).toBe(1);
  expect(asked[1].millis).toBeLessThan(asked[0].millis);
});

test('an error in a search ahead of time is reported when the move is requested', async () => {
  const { ask, services, match } = await tableOf(0, () => Promise.reject(new Error('Out of memory.')));
  await ask('matches.play', { match, seat: 0, moves: [PLACE], ply: 0 });
  await expect(services.handle('matches.think', { match, ply: 1 })).resolves.toMatchObject({ ok: false });
});

test('after undo, a computer does not continue a plan whose moves were taken back', () => {
  const game = findGame('la-loire') as AnyGame;
  const config = { game: 'la-loire', options: checkConfig(game, 4, {}), seats: 4, seed: 'a' };
  const { position } = startMatch(game, config);
  const [seat] = game.actors(position);
  const question = { match: 'm', game: 'la-loire', view: game.view(position, seat), seat, seed: 's', millis: 0 };
  const thinker = createThinker(GAME_ENTRIES);
  const moveAt = (ply: number) => thinker.answer({ ...question, ply, level: 'merchant' }, () => true)[0].move;
  const first = moveAt(0);
  expect(moveAt(0)).toEqual(first);
  // The plan's second move would be legal here too.
  expect(moveAt(1)).not.toEqual(first);
});
