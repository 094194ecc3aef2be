import { BOARD, COLOURS, GOODS } from '../../../engine/games/serenissima-2012/data/board';
import type { Berth, Piece } from '../../../engine/games/serenissima/berths';
import type { Serenissima2012View } from '../../../engine/games/serenissima-2012/view-types';
import type { Sentence } from '../../game-ui/game-ui';
import { galleyName, portNamed, sentenceOf, spaceNamed, theSpaceNamed } from '../serenissima/words';

export type View = Serenissima2012View;

/** The arms of a seat: after the four powers of 1996 come the four colours of 2012. */
const FIRST_ARMS = 4;
export const armsOf = (seat: number): number => FIRST_ARMS + seat;

export const powerOf = (seat: number): Sentence =>
  seat < 0 ? sentenceOf('nobody') : sentenceOf(`colours.${COLOURS[seat]}`);

/** So many ducats. */
export const ducatsOf = (count: number): Sentence => sentenceOf('ducats', { count });
export const goodName = (good: number): Sentence => sentenceOf(`goods.${GOODS[good]}`);
export const portName = (port: number): Sentence => portNamed(BOARD.ports[port].name);
export const spaceName = (space: number): Sentence => spaceNamed(BOARD.spaces[space].name);
export const theSpace = (space: number): Sentence => theSpaceNamed(BOARD.spaces[space].name);

/** The port of a space, or -1. */
export const portAt = (space: number): number => BOARD.ports.findIndex((port) => port.space === space);

export const pieceName = (piece: Piece): Sentence => (piece === 'sailor' ? sentenceOf('sailor') : goodName(piece));

/** One piece of a kind within a sentence. */
export const onePiece = (piece: Piece): Sentence =>
  piece === 'sailor' ? sentenceOf('sailor') : sentenceOf('piece', { good: goodName(piece) });

export const berthName = (berth: Berth): Sentence =>
  'galley' in berth ? galleyName(berth.galley) : sentenceOf('garrison', { port: portName(berth.port) });

/** Sailors aboard all galleys of a seat in a space. */
export const sailorsIn = (view: View, space: number, seat: number): number =>
  view.galleys.reduce(
    (sum, galley) => sum + (galley?.space === space && galley.owner === seat ? galley.sailors : 0),
    0,
  );
