import type { Berth } from '../../../../engine/games/serenissima/common/berths';
import type { GalleyId } from '../../../../engine/games/serenissima/common/board';
import type { TargetId } from '../../../table/board-types';
import type { Sentence } from '../../game-ui';

/** Proper names stand as they are; everything else is a key. */
export const say = (key: string, params?: Sentence['params']): Sentence => ({ key, ...(params && { params }) });

export const figure = (n: number): Sentence => say('figure', { n });

/** A galley by the number players see; ids count from 0. */
export const galleyName = (id: GalleyId): Sentence => say('galley', { n: id + 1 });

/** Things one after the other; `none` is the key of what is said when there are none. */
export const list = (items: readonly Sentence[], none: string): Sentence =>
  items.length === 0 ? say(none) : items.slice(1).reduce<Sentence>((all, item) => say('list', { all, item }), items[0]);

/** Goods aboard as “2 wine”, one sentence a kind. */
export const cargoOf = (goods: readonly string[], cargo: readonly number[]): Sentence[] =>
  cargo.flatMap((count, good) => (count > 0 ? [say('pieces', { count, good: say(`goods.${goods[good]}`) })] : []));

export const berthTarget = (berth: Berth): TargetId =>
  'galley' in berth ? `galley:${berth.galley}` : `port:${berth.port}`;
