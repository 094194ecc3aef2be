import type { Reason } from '../../../bots/bot';
import type { State } from '../state';
import type { HarbourPlan } from './harbour';
import type { Mission } from './missions';

/** Creates a reason. Ports, goods and galleys are numbers in `params`. */
export function reason(key: string, params: Reason['params'] = {}): Reason {
  return { key, params };
}

/** The key of a reason that names the last turn. With a variable end, that turn may not be the last. */
export function lastTurnKey({ options }: State, key: string): string {
  return options.end === 'fixed' ? key : `${key}.variable`;
}

/** The reason for the mission that gains most this turn, or for waiting if no mission leads to a port. */
export function missionReason(missions: readonly Mission[]): Reason {
  let best: Mission | undefined;
  for (const mission of missions) if (mission.port >= 0 && (!best || mission.now > best.now)) best = mission;
  if (!best) return reason('wait');
  const params = { port: best.port, gain: Math.round(best.now), galley: best.galley };
  return reason(`mission.${best.task}`, best.sells.length > 0 ? { ...params, good: best.sells[0] } : params);
}

/** The reason for each galley's mission, if the mission leads to a port. */
export function errandsOf(missions: readonly Mission[]): (Reason | undefined)[] {
  const errands: (Reason | undefined)[] = [];
  for (const mission of missions) if (mission.port >= 0) errands[mission.galley] = missionReason([mission]);
  return errands;
}

/** The reason for a harbour turn: what it builds, or the mission it prepares. */
export function harbourReason(plan: HarbourPlan): Reason {
  const errand = missionReason(plan.missions);
  if (plan.built.length > 0) return reason('build', { port: plan.built[0] });
  return reason(errand.key, { ...errand.params, hired: plan.hired });
}
