import { CHARACTERS } from '../../../engine/games/la-loire/data/characters';
import type { LaLoireMove } from '../../../engine/games/la-loire/moves';
import type { Choice } from '../../../ipc/table';
import type { Row } from '../../game-ui/rows';
import type { View } from './words';

/** Ways to get a message, starting with the one that chooses among the most cards. */
const WAYS: readonly Extract<LaLoireMove, { type: 'buyMessage' }>['way'][] = ['palace', 'spy', 'top'];

const byWay = ({ move: a }: Choice<LaLoireMove>, { move: b }: Choice<LaLoireMove>): number =>
  a.type === 'buyMessage' && b.type === 'buyMessage' && a.level === b.level
    ? WAYS.indexOf(a.way) - WAYS.indexOf(b.way)
    : 0;

/** How much a Messenger needs a character: first those who help with messages, then those for both figures. */
function messengerRank({ move }: Choice<LaLoireMove>): number {
  if (move.type !== 'hire') return 0;
  const { colour, user } = CHARACTERS[move.character];
  if (colour === 'red' || colour === 'blue') return 0;
  return user.includes('messenger') ? 1 : 2;
}

/** The legal moves in the order of their rows: ways to get a message, and hires by what the acting figure needs. */
export function ordered(choices: readonly Choice<LaLoireMove>[], { active }: View): Choice<LaLoireMove>[] {
  const sorted = [...choices].sort(byWay);
  if (active?.acting !== 'messenger') return sorted;
  const hires = sorted
    .filter(({ move }) => move.type === 'hire')
    .toSorted((a, b) => messengerRank(a) - messengerRank(b));
  return sorted.map((choice) => (choice.move.type === 'hire' ? (hires.shift() ?? choice) : choice));
}

/** Lists shipping before the long lists of buildings, so that it stays in sight. */
export function shippingFirst(rows: readonly Row[]): Row[] {
  const ships = rows.filter(({ group }) => group === 'ship');
  const rest = rows.filter(({ group }) => group !== 'ship');
  const first = rest.findIndex(({ group }) => group === 'build' || group === 'palace');
  return first < 0 ? [...rows] : rest.toSpliced(first, 0, ...ships);
}
