import type { Seat } from '../../../../engine/core/game';
import { isBlockable } from '../../../../engine/core/threats';
import type { Attack, Threats } from '../../../../engine/core/threats';
import type { TargetId } from '../../../board/board-types';
import { mainAttacks } from './marks';

/** Attacks on vital places with lower odds, in per cent, cause no warning. */
const LEAST_CHANCE = 10;

/** From these odds, in per cent, an attack that is possible this turn causes a warning for any place. */
const LIKELY = 50;

/** How many times as much a vital place counts when threats are compared. */
const VITAL_WEIGHT = 3;

/**
 * A place, and the best attack that each rival can make on it: this turn's first, then by odds. An attack that the owner
 * can block is left out if the rival has another.
 */
interface Danger {
  readonly at: TargetId;
  readonly attacks: readonly Attack[];
}

/**
 * The attacks to warn a seat of, by place: those on its vital places, and the likely ones of this turn on its other
 * places and pieces.
 */
export function dangersTo(seat: Seat, vital: readonly TargetId[], { attacks }: Threats): Danger[] {
  const against = attacks.filter(({ owner, chance }) => owner === seat && chance >= LEAST_CHANCE);
  const likely = mainAttacks(
    against.filter((attack) => !isBlockable(attack) || !hasFreeWay(attack, against)),
    seat,
  ).sort((a, b) => Number(b.soon) - Number(a.soon) || b.chance - a.chance);
  const falling = likely.filter(({ soon, chance }) => soon && chance >= LIKELY);
  return [...new Set([...vital, ...falling.map(({ target }) => target)])].flatMap((at) => {
    const here = likely.filter(({ target }) => target === at);
    return here.length > 0 ? [{ at, attacks: here }] : [];
  });
}

const hasFreeWay = ({ seat, target }: Attack, attacks: readonly Attack[]) =>
  attacks.some((other) => other.seat === seat && other.target === target && !isBlockable(other));

/** The attack with the most at stake: its odds, counted several times for a vital place. Null if there is none. */
export function worstOf(attacks: readonly Attack[], vital: readonly TargetId[]): Attack | null {
  const stake = ({ target, chance }: Attack) => chance * (vital.includes(target) ? VITAL_WEIGHT : 1);
  return attacks.reduce<Attack | null>((max, next) => (max && stake(max) >= stake(next) ? max : next), null);
}
