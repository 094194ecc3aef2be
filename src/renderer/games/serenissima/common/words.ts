import type { Berth } from '../../../../engine/games/serenissima/common/berths';
import type { GalleyId } from '../../../../engine/games/serenissima/common/board';
import type { TargetId } from '../../../table/board-types';
import type { Sentence } from '../../game-ui';
import { say } from '../../kit/sentences';
import { placeKey } from './place-keys';

export { figure, list, say } from '../../kit/sentences';

/** A galley by the number players see; ids count from 0. */
export const galleyName = (id: GalleyId): Sentence => say('galley', { n: id + 1 });

export const sailorsOf = (count: number): Sentence => say('sailors', { count });

/** A port, and a space as the chart names it, by their names on the engine's board. */
export const portNamed = (name: string): Sentence => say(`ports.${placeKey(name)}`);
export const spaceNamed = (name: string): Sentence => say(`spaces.${placeKey(name)}`);
/** A space within a sentence, with its article. */
export const theSpaceNamed = (name: string): Sentence => say(`within.spaces.${placeKey(name)}`);

/** Goods aboard as “2 wine”, one sentence a kind. */
export const cargoOf = (goods: readonly string[], cargo: readonly number[]): Sentence[] =>
  cargo.flatMap((count, good) => (count > 0 ? [say('pieces', { count, good: say(`goods.${goods[good]}`) })] : []));

export const berthTarget = (berth: Berth): TargetId =>
  'galley' in berth ? `galley:${berth.galley}` : `port:${berth.port}`;
