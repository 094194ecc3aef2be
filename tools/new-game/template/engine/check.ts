import { areCounts, isCount, need, needFields } from '../../../../src/engine/kit/check-tools';
import { ABOUT } from './about';
import { GOAL, PURSE } from './board';
import type { State } from './state';

/** Shape and every invariant of a position from outside. Throws {@link BadPosition}. */
export function checkState(value: unknown): asserts value is State {
  needFields(value, ['spaces', 'money', 'active']);
  const { spaces, money, active } = value;
  need(areCounts(spaces, 0, GOAL), 'spaces are spaces of the track');
  need(spaces.length >= ABOUT.seats[0] && spaces.length <= ABOUT.seats[1], 'There is a space for every player');
  need(areCounts(money, 0, PURSE.most, spaces.length), 'money is what a purse can hold');
  need(active === null || isCount(active, 0, spaces.length - 1), 'active is a seat');
  need(
    spaces.filter((space) => space === GOAL).length === Number(active === null),
    'Who reaches the goal ends the game',
  );
}
