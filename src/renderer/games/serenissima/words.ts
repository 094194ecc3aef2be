import type { GalleyId, GoodId, PortId } from '../../../engine/games/serenissima/board';
import type { Choice } from '../../../ipc/contract';
import type { Row, Sentence } from '../../game-ui/game-ui';
import { list, sentenceOf } from '../kit/sentences';
import { placeKey } from './place-keys';

export { figure, list, sentenceOf } from '../kit/sentences';

/** A galley by the number players see; ids count from 0. */
export const galleyName = (id: GalleyId): Sentence => sentenceOf('galley', { n: id + 1 });

export const sailorsOf = (count: number): Sentence => sentenceOf('sailors', { count });

/** A port, and a space as the chart names it, by their names on the engine's board. */
export const portNamed = (name: string): Sentence => sentenceOf(`ports.${placeKey(name)}`);
export const spaceNamed = (name: string): Sentence => sentenceOf(`spaces.${placeKey(name)}`);
/** A space within a sentence, with its article. */
export const theSpaceNamed = (name: string): Sentence => sentenceOf(`within.spaces.${placeKey(name)}`);

/** Goods aboard as “2 wine”, one sentence a kind. */
export const cargoOf = (goods: readonly string[], cargo: readonly number[]): Sentence[] =>
  cargo.flatMap((count, good) =>
    count > 0 ? [sentenceOf('pieces', { count, good: sentenceOf(`goods.${goods[good]}`) })] : [],
  );

/** Where a piece of what is bought sells best now, as its forecast says. */
export function broughtBy(
  { market, brings }: Choice['forecast'],
  portName: (port: PortId) => Sentence,
): Sentence | null {
  if (market === undefined || brings === undefined) return null;
  return sentenceOf('rows.brings', { port: portName(market), price: sentenceOf('ducats', { count: brings }) });
}

/** A row of sales, by the cargo that would stay unsold. */
export const unsold = (row: Row, goodName: (good: GoodId) => Sentence): Row => {
  const goods = row.options.map(({ choice: { move } }) => goodName('good' in move ? Number(move.good) : 0));
  return { ...row, open: sentenceOf('rows.unsold', { ...row.label.params, goods: list(goods, 'names.nothing') }) };
};

/** What a purchase leaves, as its forecast says. */
export function leftBy({ money, room }: Choice['forecast']): Sentence | null {
  if (money === undefined) return null;
  const price = sentenceOf('ducats', { count: money });
  return room === undefined ? sentenceOf('rows.leaves', { price }) : sentenceOf('rows.leavesRoom', { price, room });
}
