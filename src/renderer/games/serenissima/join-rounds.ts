import { sameValue } from '../../../engine/core/same-move';

/** A round of a battle, in either edition. */
interface Round {
  readonly galley: number;
  readonly target: object;
  readonly attacker: { readonly losses: number };
  readonly defender: { readonly losses: number };
}

/** Two rounds of the same battle as one with the losses of both; `null` for rounds of different battles. */
export function joinRounds<R extends Round>(one: R, other: R): R | null {
  if (one.galley !== other.galley || !sameValue(one.target, other.target)) return null;
  const attacker = { ...one.attacker, losses: one.attacker.losses + other.attacker.losses };
  const defender = { ...one.defender, losses: one.defender.losses + other.defender.losses };
  return { ...one, attacker, defender };
}
