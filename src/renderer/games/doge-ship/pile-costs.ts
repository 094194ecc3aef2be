import { TILES } from '../../../engine/games/doge-ship/data/board';
import type { Sentence } from '../../game-ui/sentence';
import { sentenceOf } from '../kit/sentences';
import { count } from './words';
import type { View } from './words';

/**
 * The lowest and highest cost of the tiles in a pile. Everyone knows them, because all other tiles are in sight. `null`
 * if the pile is empty, or if destroyed parts or tiles drawn in secret may be missing.
 */
function costsIn(pile: number, { piles, ship, players, frame }: View): readonly [least: number, most: number] | null {
  const seen = new Set<number | null>([
    ...ship.levels.flatMap((level) => level.map(({ tile }) => tile)),
    ...players.flatMap(({ yard, stack }) => [...yard.map(({ tile }) => tile), ...stack]),
    ...(frame?.kind === 'drawn' ? (frame.tiles ?? []) : []),
  ]);
  const costs = TILES.flatMap((tile, id) => (tile.pile === pile && !seen.has(id) ? [tile.cost] : []));
  return costs.length === piles[pile] && costs.length > 0 ? [Math.min(...costs), Math.max(...costs)] : null;
}

/** What a pile's tiles cost; `null` if that is not known. */
export function pileCosts(pile: number, view: View): Sentence | null {
  const costs = costsIn(pile, view);
  if (!costs) return null;
  const [least, most] = costs;
  return least === most
    ? sentenceOf('rows.pileCost', { price: count('ducat', most) })
    : sentenceOf('rows.pileCosts', { least, most: count('ducat', most) });
}

/** The same with the player's money, if a tile may be too dear. */
export function pileCostsFor(seat: number, pile: number, view: View): Sentence | null {
  const known = pileCosts(pile, view);
  const { money } = view.players[seat];
  if (!known || money >= (costsIn(pile, view)?.[1] ?? 0)) return known;
  return sentenceOf('rows.notes', { all: known, item: sentenceOf('rows.youHave', { money: count('ducat', money) }) });
}
