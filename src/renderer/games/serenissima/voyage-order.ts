import type { Board, PortId, SpaceId } from '../../../engine/games/serenissima/board';
import type { Row, RowButton } from '../../game-ui/rows';
import { idOf } from '../kit/targets';
import { portIn } from './words';

/** The parts of a view that show whether a destination is useful, in either edition. */
interface Seas {
  readonly ports: readonly { readonly owner: number; readonly closed?: boolean }[];
  readonly galleys: readonly ({ readonly owner: number; readonly space: SpaceId } | null)[];
}

interface Voyage {
  readonly owner: number;
  /** Whether the galley could fight after this number of steps. */
  readonly fights?: (steps: number) => boolean;
  /** Whether the player's own port stores some of the cargo. */
  readonly stores?: (port: PortId) => boolean;
}

/**
 * Lists a row's destinations by use: first those where the cargo sells or is stored, then those to take or attack, then
 * other ports, last the open sea. Equally useful ones keep their order.
 */
export function usefulFirst(row: Row, board: Board, seas: Seas, voyage: Voyage): Row {
  if (row.role !== 'travel') return row;
  const ranks = new Map(row.options.map((option) => [option, rankOf(option, board, seas, voyage)]));
  return { ...row, options: row.options.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0)) };
}

function rankOf({ price, target, path }: RowButton, board: Board, seas: Seas, voyage: Voyage): number {
  if (price || !target) return 0;
  const { owner: own, fights, stores } = voyage;
  const space = idOf(target);
  const canFight = fights?.((path?.length ?? 1) - 1) ?? true;
  const id = portIn(board.ports, space);
  const port = seas.ports.at(id);
  const isPort = id >= 0 && port !== undefined && !port.closed;
  if (isPort && port.owner === own && stores?.(id)) return 0;
  const isRival = (owner: number): boolean => owner >= 0 && owner !== own;
  const meets = seas.galleys.some((galley) => galley?.space === space && isRival(galley.owner));
  if (canFight && (meets || (isPort && isRival(port.owner)))) return 1;
  if (!isPort) return 3;
  return port.owner < 0 ? 1 : 2;
}
