import type { Plan, Reason } from '../../../src/engine/bots/bot';

export interface Given<S> {
  readonly state: S;
  readonly seat: number;
  readonly plan: Plan;
  readonly reason: Reason;
}

/** For each kind of reason, returns whether its claim is true in the real position. */
export type Claims<S> = Readonly<Record<string, (given: Given<S>, params: Record<string, number>) => boolean>>;

/** Returns an error if a reason's claim is false or missing, and otherwise null. */
export function faultIn<S>(claims: Claims<S>, given: Given<S>): string | null {
  const { key, params } = given.reason;
  const claim = claims[key] as Claims<S>[string] | undefined;
  if (!claim) return `${key} has no claim to check`;
  const wrong = Object.entries(params).find(([, value]) => typeof value === 'number' && !Number.isInteger(value));
  if (wrong) return `${key} says ${wrong.join(' ')}`;
  return claim(given, params as Record<string, number>) ? null : `${key} is false: ${JSON.stringify(params)}`;
}
