import { idsOf } from '../../../../src/renderer/games/kit/targets';

/** The ids of all objects on the board that can be clicked. */
export const target = { piece: idsOf('piece'), track: 'track:0' };
