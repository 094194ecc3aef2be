import { NOBODY } from '../components';
import { DIE } from '../data';
import type { State } from '../state';
import { drawDoge } from '../supply';
import type { Turn } from './handler';

/** A new round: the first player throws the dice, a new Doge tile covers the old one, and the first player acts. */
export function beginRound(state: State, turn: Turn): void {
  state.round++;
  for (let table = 0; table < state.dice.length; table++) state.dice[table] = turn.random.roll(DIE);
  const before = state.doge;
  state.doge = drawDoge(state, turn.random, turn.events);
  if (before !== NOBODY) state.dogeOld.push(before);
  const [first] = state.order;
  const dice = state.dice.slice();
  turn.events.push({ type: 'roundBegan', round: state.round, first, dice, doge: state.doge, before });
  state.frames = [{ kind: 'turn', place: 0, reordered: false, acted: false }];
}
