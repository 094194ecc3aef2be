import type { Seat } from '../../../../engine/core/game';
import type { Attack, Threats } from '../../../../engine/core/threats';
import type { TargetId } from '../../../board/board-types';
import { mainAttacks } from './marks';

/** Attacks with lower odds, in per cent, cause no warning. */
const LEAST_CHANCE = 10;

/** A place, and the best attack that each rival can make on it: this turn's first, then by odds. */
interface Danger {
  readonly at: TargetId;
  readonly attacks: readonly Attack[];
}

/** The attacks to warn a seat of, by place. */
export function dangersTo(seat: Seat, places: readonly TargetId[], { attacks }: Threats): Danger[] {
  const likely = mainAttacks(
    attacks.filter(({ owner, chance }) => owner === seat && chance >= LEAST_CHANCE),
    seat,
  ).sort((a, b) => Number(b.soon) - Number(a.soon) || b.chance - a.chance);
  return places.flatMap((at) => {
    const here = likely.filter(({ target }) => target === at);
    return here.length > 0 ? [{ at, attacks: here }] : [];
  });
}
