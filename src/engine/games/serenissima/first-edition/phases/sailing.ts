import type { Seat } from '../../../../core/game';
import type { GalleyId, SpaceId } from '../../common/board';
import { topFrame } from '../../../../kit/frames';
import { galleyAt, ownGalley } from '../../common/galleys';
import { graph } from '../geography';
import type { FirstEditionMove } from '../moves';
import { foreignersIn, ownersIn } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { Galley, PassageFrame, State } from '../state';
import type { Handlers, Turn } from './handler';

/** Phase 3: one space at a time, as many as a galley has sailors; leaving a space entered among foreigners needs their consent. */
export function sailingMoves(state: State, seat: Seat): FirstEditionMove[] {
  const moves: FirstEditionMove[] = [];
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

/** Why a galley may not leave its space now. */
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

/** Yes or no, this once or from now on. */
export const PASSAGE_ANSWERS: readonly FirstEditionMove[] = [true, false].flatMap((grant) =>
  [false, true].map((standing): FirstEditionMove => Object.freeze({ type: 'answerPassage', grant, standing })),
);

export const sailing: Handlers<'sail' | 'askPassage' | 'answerPassage'> = {
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

  askPassage(state, seat, { galley: id }, turn) {
    const galley = ownGalley(state, seat, id);
    if (!galley) return refuseIf('not-your-galley');
    refuseIf(whyNotAsk(galley));
    const owners = ownersIn(state, galley.space, seat);
    turn.events.push({ type: 'passageAsked', seat, galley: id, owners });
    const frame: PassageFrame = { kind: 'passage', galley: id, owners: owners.slice() };
    state.frames.push(frame);
    followStandingOrders(state, frame, turn);
  },

  answerPassage(state, seat, { grant, standing }, turn) {
    const frame = topFrame(state) as PassageFrame;
    if (standing) state.standing[seat][galleyAt(state, frame.galley).owner] = grant ? 'always' : 'never';
    answer(state, frame, grant, turn);
    followStandingOrders(state, frame, turn);
  },
};

/** Lets standing answers speak until somebody must be asked, all have agreed, or one has refused. */
function followStandingOrders(state: State, frame: PassageFrame, turn: Turn): void {
  while (topFrame(state) === frame) {
    const order = state.standing[frame.owners[0]][asker(state, frame.galley)];
    if (order === 'ask') return;
    answer(state, frame, order === 'always', turn);
  }
}

/** One owner's answer; the event does not say whether a standing order gave it. A refusal ends the galley's move; when the last owner agrees it may leave, whichever way it likes. */
function answer(state: State, frame: PassageFrame, granted: boolean, { events }: Turn): void {
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
