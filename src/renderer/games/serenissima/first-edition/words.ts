import { BOARD, GOODS, POWERS } from '../../../../engine/games/serenissima/first-edition/data';
import type { Berth, Piece } from '../../../../engine/games/serenissima/first-edition/moves';
import type { FirstEditionView } from '../../../../engine/games/serenissima/first-edition/view-types';
import type { Sentence } from '../../game-ui';
import { galleyName, list, portNamed, say, spaceNamed, theSpaceNamed } from '../common/words';

export type View = FirstEditionView;

export const powerOf = (view: View, seat: number): Sentence =>
  seat < 0 ? say('nobody') : say(`within.powers.${POWERS[view.powers[seat]]}`);

export const goodName = (good: number): Sentence => say(`goods.${GOODS[good]}`);
export const portName = (port: number): Sentence => portNamed(BOARD.ports[port].name);
export const spaceName = (space: number): Sentence => spaceNamed(BOARD.spaces[space].name);
export const theSpace = (space: number): Sentence => theSpaceNamed(BOARD.spaces[space].name);

/** A piece as a label. */
export const pieceName = (piece: Piece): Sentence => (piece === 'sailor' ? say('sailor') : goodName(piece));
/** One piece of a kind within a sentence. */
export const onePiece = (piece: Piece): Sentence =>
  piece === 'sailor' ? say('sailor') : say('piece', { good: goodName(piece) });
/** So many ducats. */
export const ducatsOf = (count: number): Sentence => say('ducats', { count });
/** So many pieces of a good. */
export const piecesOf = (count: number, good: number): Sentence => say('pieces', { count, good: goodName(good) });

export const berthName = (berth: Berth): Sentence =>
  'galley' in berth ? galleyName(berth.galley) : say('garrison', { port: portName(berth.port) });

/** The powers of the seats whose bits are set: 1 is seat 0, 2 seat 1, 4 seat 2 and so on. */
export const powersOf = (view: View, bits: number): Sentence =>
  list(
    view.powers.flatMap((_, seat) => ((bits >> seat) & 1 ? [powerOf(view, seat)] : [])),
    'nobody',
  );
