import { NOBODY } from '../data/components';
import { DIE } from '../data/board';
import type { State } from '../state';
import { drawDoge } from '../supply';
import type { MoveContext } from './decision';

/** Starts a round: the first player rolls the dice, a new Doge tile covers the old one, and the first player acts. */
export function beginRound(state: State, context: MoveContext): void {
  state.round++;
  for (let table = 0; table < state.dice.length; table++) state.dice[table] = context.random.roll(DIE);
  const before = state.doge;
  state.doge = drawDoge(state, context.random, context.events);
  if (before !== NOBODY) state.dogeOld.push(before);
  const [first] = state.order;
  const dice = state.dice.slice();
  context.events.push({ type: 'roundBegan', round: state.round, first, dice, doge: state.doge, before });
  state.frames = [{ kind: 'turn', place: 0, reordered: false, acted: false }];
}
