import type { Seat } from '../../../../core/game';
import type { GalleyId } from '../../common/board';
import type { FirstEditionMove } from '../moves';
import { galleyAt } from '../queries';
import type { PassageFrame, State } from '../state';
import { draftOf } from './draft';
import { evaluate } from './evaluate';
import type { Twist } from './harbour';
import { missionsOf } from './missions';
import type { Mission, Outfit } from './missions';
import { reachOf, wayTo } from './routes';
import type { Reach } from './routes';
import type { Style } from './style';
import { note, surveyOf } from './survey';
import type { Survey } from './survey';

/** All galleys of a seat sailed to their goals, those first that have most to gain. */
export interface SailingPlan {
  readonly moves: readonly FirstEditionMove[];
  readonly missions: readonly Mission[];
  readonly value: number;
}

export function sailingPlan(state: State, seat: Seat, style: Style, twist?: Twist): SailingPlan {
  const draft = draftOf(state, seat);
  const survey = surveyOf(draft.state, seat, style);
  const waiting = new Set<GalleyId>();
  const reaches: Reach[] = [];
  state.galleys.forEach((galley, id) => {
    if (galley?.owner !== seat) return;
    waiting.add(id);
    reaches[id] = reachOf(state, galley, galley.sailors - galley.sailed, survey.foreign);
  });
  const missions: Mission[] = [];
  const uncertain: FirstEditionMove[] = [];
  let forced = twist;
  let value = 0;
  while (waiting.size > 0) {
    let best: Mission | undefined;
    for (const id of forced ? [forced.galley] : waiting) {
      const goals = goalsOf(survey, id, reaches[id]);
      const mission = goals[forced?.rank ?? 0] as Mission | undefined;
      if (mission && (!best || mission.value > best.value)) best = mission;
    }
    forced = undefined;
    if (!best) break;
    waiting.delete(best.galley);
    note(survey, Math.max(0, best.port), best.sells, best.deed === 'land' || best.deed === 'storm');
    missions.push(best);
    value += best.value;
    let asked = false;
    for (const to of wayTo(reaches[best.galley], best.space)) {
      if (!asked && galleyAt(draft.state, best.galley).passage === 'ask') asked = true;
      if (!asked) {
        draft.make({ type: 'sail', galley: best.galley, to });
        continue;
      }
      if (uncertain.at(-1)?.type !== 'askPassage' || needsLeave(survey, uncertain)) {
        uncertain.push({ type: 'askPassage', galley: best.galley });
      }
      uncertain.push({ type: 'sail', galley: best.galley, to });
    }
  }
  return { moves: [...draft.moves, ...uncertain, { type: 'endPhase' }], missions, value };
}

/** Whether the last step of an uncertain way led among foreigners, so that the next needs leave again. */
function needsLeave(survey: Survey, way: readonly FirstEditionMove[]): boolean {
  const last = way.at(-1);
  return last?.type !== 'sail' || survey.foreign[last.to] === 1;
}

/** A galley's goals, the best first. */
function goalsOf(survey: Survey, id: GalleyId, reach: Reach): Mission[] {
  const galley = galleyAt(survey.state, id);
  const outfit: Outfit = { galley: id, crew: galley.sailors, load: 0, cargo: galley.cargo, cost: 0 };
  const goals: Mission[] = [];
  missionsOf(survey, outfit, reach, (mission) => goals.push(mission));
  return goals.sort((a, b) => b.value - a.value);
}

/** Who may pass: everybody, nobody, or everybody but the leader and, on the last turn, anybody. */
export function answerTo(state: State, seat: Seat, frame: PassageFrame, style: Style): { grant: boolean; why: string } {
  const asker = galleyAt(state, frame.galley).owner;
  if (style.passage <= 0) return { grant: false, why: 'blockade' };
  const standing = evaluate(state, style);
  const first = standing.every((points) => points <= standing[asker]);
  if (state.turn >= state.lastTurn) return { grant: false, why: 'lastTurn' };
  if (first && standing[asker] > standing[seat] + 2) return { grant: false, why: 'leader' };
  return { grant: true, why: 'peace' };
}
