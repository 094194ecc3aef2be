import type { Berth, Piece } from '../../../engine/games/serenissima/berths';
import type { Board, GalleyId, GoodId, PortId, SpaceId } from '../../../engine/games/serenissima/board';
import type { Choice } from '../../../ipc/table';
import type { Row } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import { list, sentenceOf } from '../kit/sentences';
import { placeKey } from './place-keys';

export { andList, figure, list, sentenceOf } from '../kit/sentences';

/** A galley by its displayed number; ids start at 0. */
export const galleyName = (id: GalleyId): Sentence => sentenceOf('galley', { n: id + 1 });

/** A galley's name as a label, without an article. */
export const galleyLabel = (id: GalleyId): Sentence => sentenceOf('galleyLabel', { n: id + 1 });

export const sailorsOf = (count: number): Sentence => sentenceOf('sailors', { count });

/** The number of spaces that a galley can sail in a turn. */
export const reachOf = (count: number): Sentence => sentenceOf('left.reach', { count });

export const ducatsOf = (count: number): Sentence => sentenceOf('ducats', { count });

/** The port of a space, or -1. */
export const portIn = (ports: Board['ports'], space: SpaceId): number =>
  ports.findIndex((port) => port.space === space);

/**
 * Returns functions that name the goods, ports, spaces and pieces of an edition's board. `counted` returns the locale
 * key of a good's name after a number. Default: the key of the plain name.
 */
export function wordsOf({ goods, ports, spaces }: Board, counted = (good: GoodId) => `goods.${goods[good]}`) {
  const goodName = (good: GoodId): Sentence => sentenceOf(`goods.${goods[good]}`);
  const piecesOf = (count: number, good: GoodId): Sentence =>
    sentenceOf('pieces', { count, good: sentenceOf(counted(good), { count }) });
  const portName = (port: PortId): Sentence => sentenceOf(`ports.${placeKey(ports[port].name)}`);
  const spaceName = (space: SpaceId): Sentence => sentenceOf(`spaces.${placeKey(spaces[space].name)}`);
  const theSpace = (space: SpaceId): Sentence => sentenceOf(`within.spaces.${placeKey(spaces[space].name)}`);
  /**
   * A space's name with its port, unless the name already contains the port's name. The accessible name of a button
   * must contain its visible text.
   */
  const withPort = (space: SpaceId, named: Sentence, key = 'place'): Sentence => {
    const port = portIn(ports, space);
    return port < 0 || ` ${spaces[space].name} `.includes(` ${ports[port].name} `)
      ? named
      : sentenceOf(key, { space: named, port: portName(port) });
  };
  return {
    goodName,
    /** A good within a sentence, with its article in languages that need one. */
    theGood: (good: GoodId): Sentence => sentenceOf(`within.goods.${goods[good]}`),
    portName,
    /** A space's name as on the chart, and within a sentence with its article. */
    spaceName,
    theSpace,
    /** The name of a space, with its port if it has one. */
    placeName: (space: SpaceId): Sentence => withPort(space, spaceName(space)),
    thePlace: (space: SpaceId): Sentence => withPort(space, theSpace(space)),
    /** The name of a space with its port, as one item of a list. */
    neighbourName: (space: SpaceId): Sentence => withPort(space, theSpace(space), 'neighbour'),
    /** The short name of a destination: its port, or the space if it has none. */
    goalName: (space: SpaceId): Sentence => {
      const port = portIn(ports, space);
      return port < 0 ? spaceName(space) : portName(port);
    },
    /** A piece's name as a label, and as one piece within a sentence. */
    pieceName: (piece: Piece): Sentence => (piece === 'sailor' ? sailorsOf(1) : goodName(piece)),
    onePiece: (piece: Piece): Sentence =>
      piece === 'sailor' ? sentenceOf('sailor') : sentenceOf('piece', { good: goodName(piece) }),
    piecesOf,
    /** One piece in the full text of a button. The text must contain the button's label, so a sailor is “1 sailor”. */
    chosenPiece: (piece: Piece): Sentence =>
      piece === 'sailor' ? sailorsOf(1) : sentenceOf('piece', { good: goodName(piece) }),
    /** A number of equal pieces, sailors or a good. */
    severalPieces: (count: number, piece: Piece): Sentence =>
      piece === 'sailor' ? sailorsOf(count) : piecesOf(count, piece),
    berthName: (berth: Berth): Sentence =>
      'galley' in berth ? galleyName(berth.galley) : sentenceOf('garrison', { port: portName(berth.port) }),
    /** A berth's name as a label, without an article. */
    berthLabel: (berth: Berth): Sentence =>
      'galley' in berth ? galleyLabel(berth.galley) : sentenceOf('garrisonLabel', { port: portName(berth.port) }),
    /** The goods aboard, one sentence for each good, such as “2 wine”. */
    cargoOf: (cargo: readonly number[]): Sentence[] =>
      cargo.flatMap((count, good) => (count > 0 ? [piecesOf(count, good)] : [])),
  };
}

/**
 * The place where a bought piece currently sells for the most, from the forecast. `turns`: how far away it is, if the
 * edition says so.
 */
export function bestSaleOf(
  { market, brings, turns }: Choice['forecast'],
  portName: (port: PortId) => Sentence,
): Sentence | null {
  if (market === undefined || brings === undefined) return null;
  const params = { port: portName(market), price: ducatsOf(brings) };
  return turns === undefined
    ? sentenceOf('rows.brings', params)
    : sentenceOf('rows.bringsLater', { ...params, count: turns });
}

/** A row of sales, with a reminder of the cargo that would remain unsold. */
export const withUnsoldCargo = (row: Row, goodName: (good: GoodId) => Sentence): Row => {
  const goods = row.options.map(({ choice: { move } }) => goodName('good' in move ? Number(move.good) : 0));
  return { ...row, open: sentenceOf('rows.unsold', { ...row.label.params, goods: list(goods, 'names.nothing') }) };
};

/** The text of several equal events that each concern a piece: names that many pieces in place of `piece`. */
export const withPieces = (one: Sentence, pieces: Sentence): Sentence => ({
  ...one,
  params: { ...one.params, piece: pieces },
});

/** The money and room left after a purchase, from the forecast. */
export function remainingAfter({ money, room }: Choice['forecast']): Sentence | null {
  if (money === undefined) return null;
  const price = ducatsOf(money);
  if (room === undefined) return sentenceOf('rows.leaves', { price });
  return room === 0
    ? sentenceOf('rows.leavesFull', { price })
    : sentenceOf('rows.leavesRoom', { price, room, count: room });
}
