import type { Berth, Piece } from '../../../engine/games/serenissima/berths';
import type { Board, GalleyId, GoodId, PortId, SpaceId } from '../../../engine/games/serenissima/board';
import type { Choice } from '../../../ipc/contract';
import type { Row, Sentence } from '../../game-ui/game-ui';
import { list, sentenceOf } from '../kit/sentences';
import { placeKey } from './place-keys';

export { figure, list, sentenceOf } from '../kit/sentences';

/** A galley by the number players see; ids count from 0. */
export const galleyName = (id: GalleyId): Sentence => sentenceOf('galley', { n: id + 1 });

export const sailorsOf = (count: number): Sentence => sentenceOf('sailors', { count });

/** So many ducats. */
export const ducatsOf = (count: number): Sentence => sentenceOf('ducats', { count });

/** The port of a space, or -1. */
export const portIn = (ports: Board['ports'], space: SpaceId): number =>
  ports.findIndex((port) => port.space === space);

/** Goods, ports, spaces and pieces of an edition's board in words. */
export function wordsOf({ goods, ports, spaces }: Board) {
  const goodName = (good: GoodId): Sentence => sentenceOf(`goods.${goods[good]}`);
  const portName = (port: PortId): Sentence => sentenceOf(`ports.${placeKey(ports[port].name)}`);
  const spaceName = (space: SpaceId): Sentence => sentenceOf(`spaces.${placeKey(spaces[space].name)}`);
  const theSpace = (space: SpaceId): Sentence => sentenceOf(`within.spaces.${placeKey(spaces[space].name)}`);
  /** A space, however it is named, with the port that lies there, unless it bears that name: what a button shows is in what it is called. */
  const withPort = (space: SpaceId, named: Sentence): Sentence => {
    const port = portIn(ports, space);
    return port < 0 || ` ${spaces[space].name} `.includes(` ${ports[port].name} `)
      ? named
      : sentenceOf('place', { space: named, port: portName(port) });
  };
  return {
    goodName,
    portName,
    /** A space as the chart names it, and within a sentence, with its article. */
    spaceName,
    theSpace,
    /** The same with its port, if it has one. */
    placeName: (space: SpaceId): Sentence => withPort(space, spaceName(space)),
    thePlace: (space: SpaceId): Sentence => withPort(space, theSpace(space)),
    /** Where one sails to, in short: the port, or where there is none the space. */
    goalName: (space: SpaceId): Sentence => {
      const port = portIn(ports, space);
      return port < 0 ? spaceName(space) : portName(port);
    },
    /** A piece as a label, and one piece of a kind within a sentence. */
    pieceName: (piece: Piece): Sentence => (piece === 'sailor' ? sentenceOf('sailor') : goodName(piece)),
    onePiece: (piece: Piece): Sentence =>
      piece === 'sailor' ? sentenceOf('sailor') : sentenceOf('piece', { good: goodName(piece) }),
    /** So many pieces of a good. */
    piecesOf: (count: number, good: GoodId): Sentence => sentenceOf('pieces', { count, good: goodName(good) }),
    berthName: (berth: Berth): Sentence =>
      'galley' in berth ? galleyName(berth.galley) : sentenceOf('garrison', { port: portName(berth.port) }),
    /** Goods aboard as “2 wine”, one sentence a kind. */
    cargoOf: (cargo: readonly number[]): Sentence[] =>
      cargo.flatMap((count, good) => (count > 0 ? [sentenceOf('pieces', { count, good: goodName(good) })] : [])),
  };
}

/** Where a piece of what is bought sells best now, as its forecast says. */
export function broughtBy(
  { market, brings }: Choice['forecast'],
  portName: (port: PortId) => Sentence,
): Sentence | null {
  if (market === undefined || brings === undefined) return null;
  return sentenceOf('rows.brings', { port: portName(market), price: ducatsOf(brings) });
}

/** A row of sales, by the cargo that would stay unsold. */
export const unsold = (row: Row, goodName: (good: GoodId) => Sentence): Row => {
  const goods = row.options.map(({ choice: { move } }) => goodName('good' in move ? Number(move.good) : 0));
  return { ...row, open: sentenceOf('rows.unsold', { ...row.label.params, goods: list(goods, 'names.nothing') }) };
};

/** What a purchase leaves, as its forecast says. */
export function leftBy({ money, room }: Choice['forecast']): Sentence | null {
  if (money === undefined) return null;
  const price = ducatsOf(money);
  if (room === undefined) return sentenceOf('rows.leaves', { price });
  return room === 0 ? sentenceOf('rows.leavesFull', { price }) : sentenceOf('rows.leavesRoom', { price, room });
}
