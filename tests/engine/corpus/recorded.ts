import { GAMES_WITH_BOTS } from '../../../src/engine/games/registry';
import { testingOf } from '../../../src/engine/games/testing';

/** Games whose `testing.ts` describes how they can end. Each must have recorded games. */
export const RECORDED = GAMES_WITH_BOTS.filter(({ game }) => testingOf(game).ends);
