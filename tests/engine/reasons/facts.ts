import type { Plan, Reason } from '../../../src/engine/bots/bot';

/** A reason with its position, seat and plan. */
export interface Given<S> {
  readonly state: S;
  readonly seat: number;
  readonly plan: Plan;
  readonly reason: Reason;
}

/** Checks the claim of one kind of reason against the real position. Returns the claim if it is false. */
export type Claims<S> = Readonly<Record<string, (given: Given<S>, params: Record<string, number>) => boolean>>;

/** The first false claim of a reason. Every reason key must have a claim. */
export function faultIn<S>(claims: Claims<S>, given: Given<S>): string | null {
  const { key, params } = given.reason;
  const claim = claims[key] as Claims<S>[string] | undefined;
  if (!claim) return `${key} has no claim to check`;
  const wrong = Object.entries(params).find(([, value]) => typeof value === 'number' && !Number.isInteger(value));
  if (wrong) return `${key} says ${wrong.join(' ')}`;
  return claim(given, params as Record<string, number>) ? null : `${key} is false: ${JSON.stringify(params)}`;
}
