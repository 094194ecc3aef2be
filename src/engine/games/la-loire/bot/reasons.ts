import type { Seat } from '../../../core/game';
import type { Reason } from '../../../bots/bot';
import type { LaLoireMove } from '../moves';
import type { State } from '../state';

/** Types of moves, the most important ones first. */
const TELLING: readonly LaLoireMove['type'][] = [
  'deliver', 'build', 'buyPalace', 'hire', 'ship', 'buyMessage', 'sell', 'buy', 'placeCircus', 'chooseMessage', 'move',
  'takeBackCube', 'fetchHorse', 'endTurn',
]; // prettier-ignore

/** The reason for a turn: its most important move. */
export function reasonOf(state: State, seat: Seat, moves: readonly LaLoireMove[]): Reason {
  let main = moves[0];
  for (const move of moves) if (TELLING.indexOf(move.type) < TELLING.indexOf(main.type)) main = move;
  const { type, ...fields } = main;
  const params: Record<string, number | string> = {};
  for (const [key, value] of Object.entries<number | string | boolean>(fields))
    params[key] = typeof value === 'boolean' ? Number(value) : value;
  if (main.type === 'buy') params.at = stopOf(state, seat, moves, main);
  return { key: type, params };
}

/** The Merchant's location when he buys. */
function stopOf(state: State, seat: Seat, moves: readonly LaLoireMove[], purchase: LaLoireMove): number {
  let { at } = state.players[seat].merchant;
  for (const move of moves) {
    if (move === purchase) break;
    if (move.type === 'move' && move.figure === 'merchant') at = move.to;
  }
  return at;
}
