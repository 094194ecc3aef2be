import { BOARD, GOODS, POWERS } from '../../../engine/games/serenissima/first-edition/data';
import type { Berth, Piece } from '../../../engine/games/serenissima/first-edition/moves';
import type { FirstEditionView } from '../../../engine/games/serenissima/first-edition/view-types';
import type { Sentence } from '../game-ui';
import { list, say } from '../kit/sentences';
import { placeKey } from './place-keys';

export { figure, list, say } from '../kit/sentences';

export type View = FirstEditionView;

export const powerOf = (view: View, seat: number): Sentence =>
  seat < 0 ? say('nobody') : say(`within.powers.${POWERS[view.powers[seat]]}`);

export const goodName = (good: number): Sentence => say(`goods.${GOODS[good]}`);
export const portName = (port: number): Sentence => say(`ports.${placeKey(BOARD.ports[port].name)}`);
/** A space as the chart names it, for a label. */
export const spaceName = (space: number): Sentence => say(`spaces.${placeKey(BOARD.spaces[space].name)}`);
/** The same within a sentence, with its article. */
export const theSpace = (space: number): Sentence => say(`within.spaces.${placeKey(BOARD.spaces[space].name)}`);

/** A galley by the number players see; ids count from 0. */
export const galleyName = (id: number): Sentence => say('galley', { n: id + 1 });

/** A piece as a label. */
export const pieceName = (piece: Piece): Sentence => (piece === 'sailor' ? say('sailor') : goodName(piece));
/** One piece of a kind within a sentence. */
export const onePiece = (piece: Piece): Sentence =>
  piece === 'sailor' ? say('sailor') : say('piece', { good: goodName(piece) });
export const sailorsOf = (count: number): Sentence => say('sailors', { count });
/** So many pieces of a good. */
export const piecesOf = (count: number, good: number): Sentence => say('pieces', { count, good: goodName(good) });

export const berthName = (berth: Berth): Sentence =>
  'galley' in berth ? galleyName(berth.galley) : say('garrison', { port: portName(berth.port) });

export const berthTarget = (berth: Berth): string =>
  'galley' in berth ? `galley:${berth.galley}` : `port:${berth.port}`;

/** The powers of the seats whose bits are set: 1 is seat 0, 2 seat 1, 4 seat 2 and so on. */
export const powersOf = (view: View, bits: number): Sentence =>
  list(
    view.powers.flatMap((_, seat) => ((bits >> seat) & 1 ? [powerOf(view, seat)] : [])),
    'nobody',
  );
