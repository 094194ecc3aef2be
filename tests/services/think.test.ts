import { expect, test } from 'vitest';
import { GAME_ENTRIES, GAMES } from '../../src/engine/games/registry';
import { createThinker } from '../../src/main/services/opponents/think';
import { openTestApp } from '../../tools/harness/test-app';

/**
 * The number of times a thinker may ask whether to stop before the answer is yes. It is enough for some thinking and,
 * unlike a time limit, gives the same result on every machine.
 */
const LOOKS = 20;

const TABLES = GAMES.flatMap(({ about }) => {
  const [fewest, most] = about.seats;
  return Array.from({ length: most - fewest + 1 }, (_, more) => [about.id, fewest + more] as const);
});

/** Uses the real thinker of the app's threads, which other service tests replace. */
test.each(TABLES)(
  'in %s for %i players, advice on the first decision is a plan with a playable first step',
  async (game, count) => {
    const thinker = createThinker(GAME_ENTRIES);
    const { ask, logged } = openTestApp(undefined, {}, async (question) => {
      let looks = 0;
      return thinker.answer(question, () => ++looks > LOOKS);
    });
    const seats = Array.from({ length: count }, (_, seat) => ({ name: `P${seat}`, kind: 'human' as const }));
    const { table } = await ask('matches.create', { game, title: 'First', seats, options: {}, seed: 'first' });
    const { match, deciders } = table;
    const [{ seat }] = deciders;
    await ask('matches.sit', { match, seat });
    const { steps } = await ask('matches.hint', { match, seat, ply: 0 });
    const moves = [{ ...steps[0].choice.move }];
    expect((await ask('matches.play', { match, seat, moves, ply: 0 })).table.ply).toBe(1);
    expect(logged).toEqual([]);
  },
);
