import { FARM, PALACES } from '../data/buildings';
import { CHARACTERS } from '../data/characters';
import type { LaLoireMove } from '../moves';
import { whyNotBuildNow } from '../phases/building';
import { whyNotHireHere } from '../phases/hiring';
import { turnFrame } from '../queries';
import type { State } from '../state';
import type { Style } from './style';
import { buildingWorth, characterWorth } from './worth';

/** Maximum numbers of farm sites and of characters to try. */
const SITES = 3;
const HIRED = 4;

interface Promising {
  readonly move: LaLoireMove;
  readonly worth: number;
}

/**
 * Actions worth trying: only the best farm sites and characters, one palace of each kind (its value does not depend on
 * the city), and taking back cubes only when the Messenger acts and no cube is in hand.
 */
export function candidates(state: State, legal: readonly LaLoireMove[], style: Style, left: number): LaLoireMove[] {
  const frame = turnFrame(state);
  const player = state.players[frame.seat];
  const sites: Promising[] = [];
  const hires: Promising[] = [];
  const list: LaLoireMove[] = [];
  let palaces = 0;
  for (const move of legal) {
    switch (move.type) {
      case 'build':
        if (move.building === FARM) sites.push({ move, worth: buildingWorth(state, FARM, move.at, left, style) });
        else list.push(move);
        break;
      case 'hire': {
        const price = CHARACTERS[move.character].cost * style.denier;
        hires.push({ move, worth: characterWorth(player, move.character, left, style) - price });
        break;
      }
      case 'buyPalace': {
        const kind = 1 << (move.palace % PALACES.length);
        if ((palaces & kind) === 0) list.push(move);
        palaces |= kind;
        break;
      }
      case 'takeBackCube':
        if (frame.acting === 'messenger' && player.cubes === 0) list.push(move);
        break;
      case 'buy':
      case 'sell':
      case 'ship':
      case 'deliver':
        list.push(move);
        break;
      default:
      // Rides, messages and the end of the turn are planned elsewhere.
    }
  }
  return [...list, ...best(hires, HIRED), ...best(sites, SITES)];
}

function best(list: Promising[], count: number): LaLoireMove[] {
  list.sort((a, b) => b.worth - a.worth);
  return list.slice(0, count).map(({ move }) => move);
}

/** Whether this type of action is used up for the turn. Faster than trying the move. */
export function isSpent(state: State, { type }: LaLoireMove): boolean {
  const frame = turnFrame(state);
  switch (type) {
    case 'hire':
      return whyNotHireHere(state, frame) !== undefined;
    case 'build':
    case 'buyPalace':
      return whyNotBuildNow(state, frame) !== undefined;
    case 'buy':
      return frame.bought;
    case 'ship':
      return frame.shipped;
    case 'deliver':
      return frame.errand !== 'none';
    default:
      return false;
  }
}
