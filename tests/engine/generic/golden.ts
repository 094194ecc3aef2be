import type { Move } from '../../../src/engine/core/game';
import { checkConfig, startMatch } from '../../../src/engine/core/match';
import { GAMES } from '../../../src/engine/games/registry';
import { testingOf } from '../../../src/engine/games/testing';
import { playOut } from './playing';

export interface GoldenGame {
  readonly seed: string;
  readonly moves: readonly { readonly seat: number; readonly move: Move }[];
}

/** Returns a golden game's specification, and the game whose testing data contains it. */
export function goldenSpec(name: string) {
  const entry = GAMES.find((candidate) => testingOf(candidate).golden?.[name]);
  const spec = entry && testingOf(entry).golden?.[name];
  if (!spec) throw new Error(`No game defines the golden game “${name}”`);
  return { entry, spec };
}

/** Finds the shortest game with every event that the golden game of this name must contain. */
export function findGoldenGame(name: string): GoldenGame {
  const { entry: game, spec } = goldenSpec(name);
  const { wanted, seeds, seats = 4 } = spec;
  let best: GoldenGame | undefined;
  for (let index = 1; index < seeds; index++) {
    if (index % 4 === 0) continue;
    const seed = `golden ${index}`;
    const options = checkConfig(game, seats, {});
    const match = startMatch(game, { game: game.about.id, options, seats, seed });
    playOut(match, index, () => undefined, { inOrder: true });
    const events = match.log.flatMap((entry) => entry.events);
    if (!wanted.every((shows) => events.some((event) => shows(event)))) continue;
    if (best && best.moves.length <= match.log.length) continue;
    best = { seed, moves: match.log.map(({ seat, move }) => ({ seat, move })) };
  }
  if (!best) throw new Error('No seed gives a game with all required events');
  return best;
}
