import { idsOf } from '../../../../src/renderer/games/kit/targets';

/** The ids of everything on this board that can be pointed at. */
export const target = { piece: idsOf('piece'), track: 'track:0' };
