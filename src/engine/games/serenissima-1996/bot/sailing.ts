import type { Seat } from '../../../core/game';
import type { GalleyId, SpaceId } from '../../serenissima/board';
import { divisorAgainst } from '../blows';
import { BOARD } from '../data/board';
import { graph } from '../geography';
import type { Serenissima1996Move } from '../moves';
import { fightToTheEnd } from '../odds';
import { galleyAt } from '../../serenissima/galleys';
import type { PassageFrame, State } from '../state';
import { assign } from './assign';
import type { PlanVariant } from './assign';
import { draftOf } from './draft';
import type { Draft } from './draft';
import { evaluate } from './evaluate';
import { BEATEN } from './garrisons';
import { bestBySpace, bestMission, ranked } from './missions';
import type { Mission, Outfit } from './missions';
import { pathTo } from '../../serenissima/routes';
import { reachOf } from './routes';
import type { Reach } from './routes';
import type { Style } from './style';
import { surveyOf } from './survey';
import type { Survey } from './survey';

/** A sailing turn for all of a seat's galleys, the most valuable missions first. */
interface SailingPlan {
  readonly moves: readonly Serenissima1996Move[];
  readonly missions: readonly Mission[];
  readonly value: number;
}

/**
 * Plans the sailing phase for all of a seat's galleys. Moves that may need an answer come last. `variant` changes one
 * galley's mission.
 */
export function sailingPlan(state: State, seat: Seat, style: Style, variant?: PlanVariant): SailingPlan {
  const draft = draftOf(state, seat);
  const survey = surveyOf(draft.state, seat, style);
  const reaches: Reach[] = [];
  state.galleys.forEach((galley, id) => {
    if (galley?.owner === seat) reaches[id] = reachOf(state, galley, galley.sailors - galley.sailed, survey.foreign);
  });
  const uncertain: Serenissima1996Move[] = [];
  const missions = assign(
    survey,
    (id, rank) => goalOf(survey, id, reaches[id], rank),
    ({ galley, space }) => sail(draft, survey, galley, pathTo(reaches[galley], space), uncertain),
    variant,
  );
  const value = missions.reduce((sum, mission) => sum + mission.value, 0);
  return { moves: [...draft.moves, ...uncertain, { type: 'endPhase' }], missions, value };
}

/** Sails a route until consent is needed. The remaining moves go to `uncertain` and are played last. */
function sail(
  draft: Draft,
  survey: Survey,
  galley: GalleyId,
  way: readonly SpaceId[],
  uncertain: Serenissima1996Move[],
): void {
  let asked = false;
  for (const to of way) {
    const must = asked ? needsLeave(survey, uncertain) : galleyAt(draft.state, galley).passage === 'ask';
    if (!asked && !must) {
      draft.make({ type: 'sail', galley, to });
      continue;
    }
    asked = true;
    if (must) uncertain.push({ type: 'askPassage', galley });
    uncertain.push({ type: 'sail', galley, to });
  }
}

/** Whether the last step of a route entered a space with rival galleys, so that the next step needs consent. */
function needsLeave(survey: Survey, way: readonly Serenissima1996Move[]): boolean {
  const last = way.at(-1);
  return last?.type !== 'sail' || survey.foreign[last.to] === 1;
}

/** A galley's n-th best mission. */
function goalOf(survey: Survey, id: GalleyId, reach: Reach, rank: number): Mission | undefined {
  const galley = galleyAt(survey.state, id);
  const outfit: Outfit = { galley: id, crew: galley.sailors, load: 0, cargo: galley.cargo, cost: 0 };
  if (rank === 0) return bestMission(survey, outfit, reach);
  const bySpace: (Mission | undefined)[] = [];
  bestBySpace(survey, outfit, reach, bySpace);
  return ranked(bySpace, rank);
}

/** Whether a galley, if granted passage, could reach one of the seat's ports and probably take it. */
function isAfterOwnPort(state: State, seat: Seat, id: GalleyId): boolean {
  const { space, sailors, sailed } = galleyAt(state, id);
  const away = graph(state.options).distance[space];
  return state.ports.some(({ owner, garrison, fort }, port) => {
    const goal = BOARD.ports[port].space;
    if (owner !== seat || goal === space || away[goal] > sailors - sailed) return false;
    return garrison === 0 || fightToTheEnd(sailors, garrison, divisorAgainst(fort)).attacker >= BEATEN;
  });
}

/**
 * Whether to let a galley pass. Styles that always block refuse everyone. Others refuse a leader more than two points
 * ahead of the seat, a galley that could take one of their ports, and everyone in the last turn.
 */
export function answerTo(state: State, seat: Seat, frame: PassageFrame, style: Style): { grant: boolean; why: string } {
  const asker = galleyAt(state, frame.galley).owner;
  if (style.passage <= 0 || isAfterOwnPort(state, seat, frame.galley)) return { grant: false, why: 'blockade' };
  const standing = evaluate(state, style);
  const first = standing.every((points) => points <= standing[asker]);
  if (state.turn >= state.lastTurn) return { grant: false, why: 'lastTurn' };
  if (first && standing[asker] > standing[seat] + 2) return { grant: false, why: 'leader' };
  return { grant: true, why: 'peace' };
}
