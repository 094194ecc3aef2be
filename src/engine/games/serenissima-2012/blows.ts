import type { Random, Seat } from '../../core/game';
import { oddsOf } from '../serenissima/odds';
import type { Odds, Outcome } from '../serenissima/odds';
import { FORT_DICE } from './data/components';
import { DIE_FACES } from './data/board';
import type { Volley } from './events';
import type { ActivationFrame, Galley } from './state';

/**
 * The active galley's combat value: in the first round of its activation, its sailors minus the spaces crossed;
 * afterwards its sailors, but not more than that first value.
 */
export function combatValue(
  { sailors }: Pick<Galley, 'sailors'>,
  { value, crossed }: Pick<ActivationFrame, 'value' | 'crossed'>,
): number {
  return value < 0 ? Math.max(0, sailors - crossed) : Math.min(sailors, value);
}

/** Rolls battle dice and returns the number of skulls on each. */
export function throwDice(count: number, random: Random): number[] {
  return Array.from({ length: count }, () => DIE_FACES[random.roll(DIE_FACES.length) - 1]);
}

/** The total number of skulls on battle dice. */
export function sum(dice: readonly number[]): number {
  return dice.reduce((total, skulls) => total + skulls, 0);
}

/** One side of a round. `suffered` is the number of skulls rolled by the other side. */
export function volley(seat: Seat, sailors: number, dice: readonly number[], suffered: number): Volley {
  return { seat, sailors, dice, hits: sum(dice), losses: Math.min(suffered, sailors) };
}

/** The probability of each number of skulls. */
function skulls(dice: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = chances.map(() => 0).concat(DIE_FACES.map(() => 0));
    chances.forEach((chance, hits) => {
      for (const face of DIE_FACES) next[hits + face] += chance / DIE_FACES.length;
    });
    chances = next;
  }
  return chances;
}

/** All results of a round. `limit` is the attacker's maximum combat value. */
function round(attackers: number, defenders: number, limit: number): Outcome[] {
  const struck = skulls(Math.min(attackers, limit));
  const suffered = skulls(defenders);
  return struck.flatMap((chance, hits) =>
    suffered.map((other, losses) => ({
      attackers: Math.max(0, attackers - losses),
      defenders: Math.max(0, defenders - hits),
      chance: chance * other,
    })),
  );
}

const { once, toTheEnd, survivors } = oddsOf(round);

/** The probability of winning with exactly n attackers left, by n. The third argument is the maximum combat value. */
export { survivors };

/** The odds of the next round and of a fight to the end. `limit` is the attacker's maximum combat value. */
export function fightOdds(attackers: number, defenders: number, limit: number): { once: Odds; end: Odds } {
  return { once: once(attackers, defenders, limit), end: toTheEnd(attackers, defenders, limit) };
}

/** The odds against a port with a fort, which fires first. */
export function stormOdds(attackers: number, defenders: number, limit: number): { once: Odds; end: Odds } {
  const total = { once: { attacker: 0, both: 0, defender: 0 }, end: { attacker: 0, both: 0, defender: 0 } };
  skulls(FORT_DICE).forEach((chance, hits) => {
    const odds = fightOdds(Math.max(0, attackers - hits), defenders, limit);
    for (const when of ['once', 'end'] as const) {
      for (const who of ['attacker', 'both', 'defender'] as const) total[when][who] += chance * odds[when][who];
    }
  });
  return total;
}

/** The probability of each number of skulls from a fort. */
export const FORT_CHANCES: readonly number[] = skulls(FORT_DICE);
