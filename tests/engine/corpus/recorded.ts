import { GAMES_WITH_BOTS } from '../../../src/engine/games/registry';
import { ENDS } from '../../../tools/corpus/ends';

/** Games with described endings; they must have recorded games. */
export const RECORDED = GAMES_WITH_BOTS.filter(({ game }) => game.about.id in ENDS);
