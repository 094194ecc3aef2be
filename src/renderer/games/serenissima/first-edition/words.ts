import { BOARD, GOODS, POWERS } from '../../../../engine/games/serenissima/first-edition/data';
import type { Berth, Piece } from '../../../../engine/games/serenissima/first-edition/moves';
import type { FirstEditionView } from '../../../../engine/games/serenissima/first-edition/view-types';
import type { Sentence } from '../../game-ui';
import { galleyName, list, say } from '../common/words';

export type View = FirstEditionView;

export const powerOf = (view: View, seat: number): Sentence =>
  seat < 0 ? say('nobody') : say(`powers.${POWERS[view.powers[seat]]}`);

export const goodName = (good: number): Sentence => say(`goods.${GOODS[good]}`);
export const portName = (port: number): string => BOARD.ports[port].name;
export const spaceName = (space: number): string => BOARD.spaces[space].name;

export const pieceName = (piece: Piece): Sentence => (piece === 'sailor' ? say('sailor') : goodName(piece));

export const berthName = (berth: Berth): Sentence =>
  'galley' in berth ? galleyName(berth.galley) : say('garrison', { port: portName(berth.port) });

/** The powers of the seats whose bits are set: 1 is seat 0, 2 seat 1, 4 seat 2 and so on. */
export const powersOf = (view: View, bits: number): Sentence =>
  list(
    view.powers.flatMap((_, seat) => ((bits >> seat) & 1 ? [powerOf(view, seat)] : [])),
    'nobody',
  );
