import type { Seat } from '../../../core/game';
import type { GalleyId, SpaceId } from '../../serenissima/board';
import { topFrame } from '../../../kit/frames';
import { galleyAt, ownGalley } from '../../serenissima/galleys';
import { reachOf } from '../../serenissima/reach';
import type { ReachedSpace } from '../../serenissima/reach';
import { graph } from '../geography';
import { foreignersIn, ownersIn } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { Galley, PassageFrame, State, PhaseFrame } from '../state';
import type { Handlers, MoveContext, Decision, MoveOf } from './decision';

/**
 * Phase 3: galleys sail one space at a time, at most one space per sailor. If rival galleys are in the space when a
 * galley arrives, it needs their owners' consent to leave.
 */
export function sailingMoves(
  state: State,
  _frame: PhaseFrame,
  seat: Seat,
): MoveOf<'sail' | 'askPassage' | 'endPhase'>[] {
  const moves: MoveOf<'sail' | 'askPassage' | 'endPhase'>[] = [];
  const { neighbours } = graph(state.options);
  for (let id = 0; id < state.galleys.length; id++) {
    const galley = state.galleys[id];
    if (!galley || galley.owner !== seat) continue;
    const why = whyNotLeave(galley);
    if (!why) for (const to of neighbours[galley.space]) moves.push({ type: 'sail', galley: id, to });
    else if (why === 'ask-first') moves.push({ type: 'askPassage', galley: id });
  }
  moves.push({ type: 'endPhase' });
  return moves;
}

/** Why a galley can't leave its space now. */
function whyNotLeave(galley: Galley): RefusalCode | undefined {
  if (galley.passage === 'refused') return 'passage-refused';
  if (galley.sailed >= galley.sailors) return 'no-oars';
  return galley.passage === 'ask' ? 'ask-first' : undefined;
}

function whyNotSail(state: State, galley: Galley, to: SpaceId): RefusalCode | undefined {
  return (
    whyNotLeave(galley) ?? (graph(state.options).neighbours[galley.space].includes(to) ? undefined : 'not-next-to')
  );
}

function whyNotAsk(galley: Galley): RefusalCode | undefined {
  const why = whyNotLeave(galley);
  if (why === 'ask-first') return undefined;
  return why ?? 'no-need-to-ask';
}

/** For each galley, the spaces it could sail to and the owners that must consent. No spaces if it can't leave. */
export function reaches(state: State): ReachedSpace[][] {
  const frame = topFrame(state);
  const seat = frame?.kind === 'phase' && frame.phase === 'sailing' ? state.order[frame.place] : undefined;
  return state.galleys.map((galley) => {
    const why = galley && galley.owner === seat ? whyNotLeave(galley) : 'not-your-galley';
    if (!galley || seat === undefined || (why && why !== 'ask-first')) return [];
    const { space, sailed, sailors } = galley;
    const asks = why ? ownersIn(state, space, seat) : [];
    const departure = { space, crossed: sailed, range: sailors, asks };
    return reachOf(graph(state.options), departure, (to) => ownersIn(state, to, seat));
  });
}

/** An owner grants or refuses passage, once or as a standing order. */
const ANSWERS: readonly MoveOf<'answerPassage'>[] = [true, false].flatMap((grant) =>
  [false, true].map((standing): MoveOf<'answerPassage'> => Object.freeze({ type: 'answerPassage', grant, standing })),
);

export const sailing: Handlers<PhaseFrame, 'sail' | 'askPassage'> = {
  sail(state, seat, { galley: id, to }, { events }) {
    const galley = ownGalley(state, seat, id);
    if (!galley) return refuseIf('not-your-galley');
    refuseIf(whyNotSail(state, galley, to));
    const from = galley.space;
    galley.space = to;
    galley.sailed++;
    galley.passage = foreignersIn(state, to, seat) ? 'ask' : 'free';
    events.push({ type: 'sailed', seat, galley: id, from, to });
  },

  askPassage(state, seat, { galley: id }, context) {
    const galley = ownGalley(state, seat, id);
    if (!galley) return refuseIf('not-your-galley');
    refuseIf(whyNotAsk(galley));
    const owners = ownersIn(state, galley.space, seat);
    context.events.push({ type: 'passageAsked', seat, galley: id, owners });
    const frame: PassageFrame = { kind: 'passage', galley: id, owners: owners.slice() };
    state.frames.push(frame);
    followStandingOrders(state, frame, context);
  },
};

/** The owners in a space decide whether a galley may leave it. */
export const passage: Decision<PassageFrame, 'answerPassage'> = {
  actors: (_state, { owners }) => [owners[0]],
  moves: () => ANSWERS.slice(),
  play: {
    answerPassage(state, seat, { grant, standing }, context, frame) {
      if (standing) state.standing[seat][galleyAt(state, frame.galley).owner] = grant ? 'always' : 'never';
      answer(state, frame, grant, context);
      followStandingOrders(state, frame, context);
    },
  },
};

/** Applies standing orders until a seat must decide, all have consented, or one has refused. */
function followStandingOrders(state: State, frame: PassageFrame, context: MoveContext): void {
  while (topFrame(state) === frame) {
    const order = state.standing[frame.owners[0]][asker(state, frame.galley)];
    if (order === 'ask') return;
    answer(state, frame, order === 'always', context);
  }
}

/**
 * Applies one owner's answer. A refusal ends the galley's move. After the last consent, it may leave in any direction.
 * The event doesn't reveal whether a standing order gave the answer.
 */
function answer(state: State, frame: PassageFrame, granted: boolean, { events }: MoveContext): void {
  const galley = galleyAt(state, frame.galley);
  const seat = frame.owners.shift() as Seat;
  events.push({
    type: 'passageAnswered',
    seat,
    galley: frame.galley,
    asker: galley.owner,
    granted,
    bars: 'answer',
  });
  if (granted && frame.owners.length > 0) return;
  galley.passage = granted ? 'free' : 'refused';
  state.frames.pop();
}

function asker(state: State, galley: GalleyId): Seat {
  return galleyAt(state, galley).owner;
}
