import { BOARD, GOODS, POWERS } from '../../../engine/games/serenissima-1996/data/board';
import type { Berth, Piece } from '../../../engine/games/serenissima-1996/moves';
import type { Serenissima1996View } from '../../../engine/games/serenissima-1996/view-types';
import type { Sentence } from '../../game-ui/game-ui';
import { galleyName, list, portNamed, sentenceOf, spaceNamed, theSpaceNamed } from '../serenissima/words';

export type View = Serenissima1996View;

export const powerOf = (view: View, seat: number): Sentence =>
  seat < 0 ? sentenceOf('nobody') : sentenceOf(`within.powers.${POWERS[view.powers[seat]]}`);

/** A phase within a sentence. */
export const thePhase = (phase: string): Sentence => sentenceOf(`within.phases.${phase}`);
export const goodName = (good: number): Sentence => sentenceOf(`goods.${GOODS[good]}`);
export const portName = (port: number): Sentence => portNamed(BOARD.ports[port].name);
export const spaceName = (space: number): Sentence => spaceNamed(BOARD.spaces[space].name);
export const theSpace = (space: number): Sentence => theSpaceNamed(BOARD.spaces[space].name);

/** A piece as a label. */
export const pieceName = (piece: Piece): Sentence => (piece === 'sailor' ? sentenceOf('sailor') : goodName(piece));
/** One piece of a kind within a sentence. */
export const onePiece = (piece: Piece): Sentence =>
  piece === 'sailor' ? sentenceOf('sailor') : sentenceOf('piece', { good: goodName(piece) });
/** So many ducats. */
export const ducatsOf = (count: number): Sentence => sentenceOf('ducats', { count });
/** So many pieces of a good. */
export const piecesOf = (count: number, good: number): Sentence =>
  sentenceOf('pieces', { count, good: goodName(good) });

export const berthName = (berth: Berth): Sentence =>
  'galley' in berth ? galleyName(berth.galley) : sentenceOf('garrison', { port: portName(berth.port) });

/** The powers of the seats whose bits are set: 1 is seat 0, 2 seat 1, 4 seat 2 and so on. */
export const powersOf = (view: View, bits: number): Sentence =>
  list(
    view.powers.flatMap((_, seat) => ((bits >> seat) & 1 ? [powerOf(view, seat)] : [])),
    'nobody',
  );
