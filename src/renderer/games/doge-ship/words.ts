import { BARRICADE_PILE, GONDOLA_PILE } from '../../../engine/games/doge-ship/data/components';
import type { Action, Bonus, Kind, TileId, ZoneId } from '../../../engine/games/doge-ship/data/components';
import { BRIBE, COLOURS, FIRST_BARRICADE, TABLES, TILES } from '../../../engine/games/doge-ship/data/board';
import type { PartWorth } from '../../../engine/games/doge-ship/events';
import type { DogeShipView } from '../../../engine/games/doge-ship/view-types';
import type { Sentence } from '../../game-ui/sentence';
import { minus, signed } from '../../ui/figures';
import { list, sentenceOf } from '../kit/sentences';

export { minus, signed };

export type View = DogeShipView;

/** The master builders by seat, named after their emblems. */
export const BUILDERS = ['anchor', 'tower', 'fish', 'star', 'key'] as const;

/** A builder’s name within a sentence, with its article if the language has one. */
export const builder = (seat: number): Sentence => sentenceOf(seat < 0 ? 'nobody' : `within.powers.${BUILDERS[seat]}`);

/** A count with its unit, in the plural form of the language. */
export const count = (unit: 'ducat' | 'approval' | 'point' | 'marker' | 'tile' | Kind, n: number): Sentence =>
  sentenceOf(`units.${unit}`, { n: minus(n), count: Math.abs(n) });

/** A player's Approvals, if they are visible or the app counts them; otherwise `null`. */
export const knownApprovals = ({ options, players }: View, seat: number): number | null =>
  players[seat].approvals ?? (options.approvals === 'hidden' ? players[seat].counted : null);

export const zoneName = (zone: ZoneId): Sentence => sentenceOf(`zones.${zone}`);
export const kindName = (kind: Kind): Sentence => sentenceOf(`kinds.${kind}`);
const aKind = (kind: Kind): Sentence => sentenceOf(`within.kinds.${kind}`);
export const tableName = (table: number): Sentence => sentenceOf(`tables.${TABLES[table].key}`);
export const kindOfPile = (pile: number): Kind =>
  pile === BARRICADE_PILE ? 'barricade' : pile === GONDOLA_PILE ? 'gondola' : 'galley';
export const pileName = (pile: number): Sentence =>
  pile < 6
    ? sentenceOf('piles.zone', { zone: zoneName(pile) })
    : sentenceOf(pile === 6 ? 'piles.barricade' : 'piles.gondola');

/** A tile's name. `path` selects the form within a sentence. A gondola is only told apart by its yield. */
export function tileName(id: TileId, path = 'tiles'): Sentence {
  const tile = TILES[id];
  if (tile.kind === 'galley') return sentenceOf(`${path}.galley`, { zone: zoneName(tile.pile), cost: tile.cost });
  return tile.kind === 'barricade'
    ? sentenceOf(`${path}.barricade`, { n: id - FIRST_BARRICADE + 1 })
    : sentenceOf(`${path}.gondola`);
}

/** A tile's name within a sentence, with its article. */
export const theTile = (id: TileId): Sentence => tileName(id, 'within.tiles');

/** A tile's name within a sentence, with a gondola's yield. */
export const tileForSale = (id: TileId): Sentence =>
  TILES[id].kind === 'gondola' ? sentenceOf('faces.pays', { tile: theTile(id), face: tileFace(id) }) : theTile(id);

/** How a tile’s price is worded. A galley part is named by its price, and a free tile has none. */
export function priceWord(id: TileId): 'part' | 'paid' | 'free' {
  const { kind, cost } = TILES[id];
  if (kind === 'galley') return 'part';
  return cost > 0 ? 'paid' : 'free';
}

/** The printed values of a tile, without its price. */
export function tileFace(id: TileId): Sentence {
  const tile = TILES[id];
  switch (tile.kind) {
    case 'galley':
      return sentenceOf(tile.symbol ? 'faces.galleySymbol' : 'faces.galley', {
        points: count('point', tile.points),
        squares: list(
          tile.squares.map((colour) => colourName(colour)),
          'nothing',
        ),
      });
    case 'barricade':
      return sentenceOf('faces.barricade', {
        action: sentenceOf(`actionTypes.${tile.action}`),
        bonus: bonusName(tile.bonus),
      });
    case 'gondola':
      return yieldName(tile.ducats, tile.approvals);
  }
}

/** The printed values of a tile in a choice, where a gondola's ducats could be taken for its price. */
export const tileEffect = (id: TileId): Sentence =>
  TILES[id].kind === 'gondola' ? sentenceOf('faces.paysWhenBuilt', { face: tileFace(id) }) : tileFace(id);

/** Points, ducats and Approvals together, without zeros. */
export function yieldName(ducats: number, approvals: number, points = 0): Sentence {
  const parts = [
    ...(points !== 0 ? [count('point', points)] : []),
    ...(ducats !== 0 ? [count('ducat', ducats)] : []),
    ...(approvals !== 0 ? [count('approval', approvals)] : []),
  ];
  return list(parts, 'nothing');
}

export const colourName = (colour: number): Sentence => sentenceOf(`colours.${COLOURS[colour]}`);

/** A barricade's bonus in words, as an amount or a kind of tile. */
export function bonusName(bonus: Bonus): Sentence {
  if (bonus.type === 'tile') return sentenceOf('bonuses.tile', { kind: kindName(bonus.kind) });
  return sentenceOf('bonuses.gain', {
    gain: count(bonus.type === 'ducats' ? 'ducat' : bonus.type === 'approvals' ? 'approval' : 'point', bonus.amount),
  });
}

/** The action of a space in words, including its amount or kinds of tiles. */
export function actionName(action: Action): Sentence {
  switch (action.type) {
    case 'money':
      return sentenceOf('actions.money', { gain: count('ducat', action.ducats) });
    case 'intrigue':
      return sentenceOf(`actions.${action.intrigue}`);
    case 'replacement':
      return sentenceOf('actions.replacement');
    case 'buy':
    case 'construct':
      return sentenceOf(`actions.${action.type}`, { what: tilesOf(action, aKind) });
  }
}

/** An action below the heading of its type: tiles or Approvals are named without a verb or a price. */
export function actionInGroup(action: Action): Sentence {
  if (action.type === 'buy' || action.type === 'construct')
    return tilesOf(action, (kind) => sentenceOf(`rows.kinds.${kind}`));
  return action.type === 'intrigue' && action.intrigue === 'bribe'
    ? count('approval', BRIBE.approvals)
    : actionName(action);
}

function tilesOf({ kinds, join }: Extract<Action, { kinds: unknown }>, nameOf: (kind: Kind) => Sentence): Sentence {
  const [first, second] = [nameOf(kinds[0]), kinds.at(1)];
  return second ? sentenceOf(`joined.${join}`, { first, second: nameOf(second) }) : first;
}

export const spaceName = (table: number, space: number): Sentence =>
  sentenceOf('space', { table: tableName(table), n: space });

/** The current yield of a part, with the calculation. */
export function worthName(worth: PartWorth): Sentence {
  const squares = worth.squares.map(({ colour, points }) =>
    sentenceOf('worth.square', { colour: colourName(colour), points: signed(points) }),
  );
  const reasons = [
    ...(worth.symbol > 0 ? [sentenceOf('worth.symbol')] : []),
    ...(worth.violet > 0 ? [sentenceOf('worth.violet')] : []),
  ];
  const points = sentenceOf('worth.points', {
    points: count('point', worth.points),
    printed: worth.printed,
    squares: list(squares, 'nothing'),
  });
  if (reasons.length === 0) return points;
  return sentenceOf('worth.both', {
    points,
    approvals: count('approval', worth.approvals),
    reasons: list(reasons, 'nothing'),
  });
}
