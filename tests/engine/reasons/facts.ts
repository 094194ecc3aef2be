import type { Plan, Reason } from '../../../src/engine/bots/bot';

/** A reason as it was given: where, by whom, for which plan. */
export interface Given<S> {
  readonly state: S;
  readonly seat: number;
  readonly plan: Plan;
  readonly reason: Reason;
}

/** What each kind of reason claims, tried on the real position; the claim itself is given back where it does not hold. */
export type Claims<S> = Readonly<Record<string, (given: Given<S>, params: Record<string, number>) => boolean>>;

/** Every key of a reason has a claim to be held against the position; what it says of a figure must be so. */
export function faultIn<S>(claims: Claims<S>, given: Given<S>): string | null {
  const { key, params } = given.reason;
  const claim = claims[key] as Claims<S>[string] | undefined;
  if (!claim) return `${key} claims what nobody checks`;
  const wrong = Object.entries(params).find(([, value]) => typeof value === 'number' && !Number.isInteger(value));
  if (wrong) return `${key} says ${wrong.join(' ')}`;
  return claim(given, params as Record<string, number>) ? null : `${key} is not so: ${JSON.stringify(params)}`;
}
