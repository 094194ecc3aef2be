import type { Seat } from '../../../core/game';
import type { Action, Bonus, Kind } from '../data/components';
import { award, topBarricade } from '../queries';
import type { State } from '../state';
import type { MoveContext } from './decision';
import { canWork } from './work';

type AmountType = Exclude<Bonus['type'], 'tile'>;

/** The bonus of the seat's top barricade for a type of action. */
function bonusFor(state: State, seat: Seat, action: Action['type']): Bonus | undefined {
  const top = topBarricade(state, seat);
  return top?.action === action ? top.bonus : undefined;
}

/** The amount of ducats, Approvals or points that the top barricade adds to a type of action. */
export function bonusAmount(state: State, seat: Seat, action: Action['type'], of: AmountType): number {
  const bonus = bonusFor(state, seat, action);
  return bonus && bonus.type === of ? bonus.amount : 0;
}

/** The kind of tile that the top barricade adds to a type of action. */
export function bonusTile(state: State, seat: Seat, action: Action['type']): Kind | undefined {
  const bonus = bonusFor(state, seat, action);
  return bonus?.type === 'tile' ? bonus.kind : undefined;
}

/** Pays the bonus of an action immediately, or announces a bonus tile that can be bought or built. */
export function gainBonus(state: State, seat: Seat, action: Action['type'], context: MoveContext): void {
  const bonus = bonusFor(state, seat, action);
  if (!bonus) return;
  const stack = state.stacks[seat];
  const barricade = stack[stack.length - 1];
  if (bonus.type === 'tile') {
    const work = action as 'buy' | 'construct';
    // Players needn't hear of a tile that can't be bought or built. `leftUndone` follows and says why.
    if (!canWork(state, seat, { kind: work, join: 'or', kinds: [bonus.kind], bonus: true })) return;
    context.events.push({ type: 'bonusOffered', seat, barricade, work, tile: bonus.kind });
    return;
  }
  const gain = { ducats: 0, approvals: 0, points: 0, [bonus.type]: bonus.amount };
  state.money[seat] += gain.ducats;
  state.approvals[seat] += gain.approvals;
  award(state, seat, 'bonuses', gain.points);
  context.events.push({ type: 'bonusGained', seat, barricade, ...gain });
}
