import { BOARD, GOODS, POWERS } from '../../../engine/games/serenissima/first-edition/data';
import type { Berth, Piece } from '../../../engine/games/serenissima/first-edition/moves';
import type { FirstEditionView } from '../../../engine/games/serenissima/first-edition/view-types';
import type { Sentence } from '../game-ui';

export type View = FirstEditionView;

/** Proper names stand as they are; everything else is a key. */
export const say = (key: string, params?: Sentence['params']): Sentence => ({ key, ...(params && { params }) });

export const powerOf = (view: View, seat: number): Sentence =>
  seat < 0 ? say('nobody') : say(`powers.${POWERS[view.powers[seat]]}`);

export const goodName = (good: number): Sentence => say(`goods.${GOODS[good]}`);
export const portName = (port: number): string => BOARD.ports[port].name;
export const spaceName = (space: number): string => BOARD.spaces[space].name;

/** A galley by the number players see; ids count from 0. */
export const galleyName = (id: number): Sentence => say('galley', { n: id + 1 });

export const pieceName = (piece: Piece): Sentence => (piece === 'sailor' ? say('sailor') : goodName(piece));

export const berthName = (berth: Berth): Sentence =>
  'galley' in berth ? galleyName(berth.galley) : say('garrison', { port: portName(berth.port) });

export const berthTarget = (berth: Berth): string =>
  'galley' in berth ? `galley:${berth.galley}` : `port:${berth.port}`;

export const figure = (n: number): Sentence => say('figure', { n });

/** Things one after the other; `none` is the key of what is said when there are none. */
export const list = (items: readonly Sentence[], none: string): Sentence =>
  items.length === 0 ? say(none) : items.slice(1).reduce<Sentence>((all, item) => say('list', { all, item }), items[0]);

/** The powers of the seats whose bits are set: 1 is seat 0, 2 seat 1, 4 seat 2 and so on. */
export const powersOf = (view: View, bits: number): Sentence =>
  list(
    view.powers.flatMap((_, seat) => ((bits >> seat) & 1 ? [powerOf(view, seat)] : [])),
    'nobody',
  );
