import type { GivenReason, ReasonClaims } from '../../../src/engine/kit/testing';

/** Returns what is wrong with a reason (no claim, a false claim, or a fractional number), or null. */
export function faultIn<S>(claims: ReasonClaims<S>, given: GivenReason<S>): string | null {
  const { key, params } = given.reason;
  const claim = claims[key] as ReasonClaims<S>[string] | undefined;
  if (!claim) return `${key} has no claim to check`;
  const wrong = Object.entries(params).find(([, value]) => typeof value === 'number' && !Number.isInteger(value));
  if (wrong) return `${key} says ${wrong.join(' ')}`;
  return claim(given, params as Record<string, number>) ? null : `${key} is false: ${JSON.stringify(params)}`;
}
