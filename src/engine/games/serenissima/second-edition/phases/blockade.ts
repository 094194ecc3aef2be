import { topFrame } from '../../../../kit/frames';
import type { SecondEditionMove } from '../moves';
import { acting, activeGalley, sailorsIn } from '../queries';
import type { BlockadeFrame, State } from '../state';
import type { Handlers } from './handler';
import { completeClaim } from './landing';
import { completeSale } from './sale';

/** Whoever may blockade does, or lets it be. */
export const BLOCKADE_ANSWERS: readonly SecondEditionMove[] = [true, false].map((declare) =>
  Object.freeze({ type: 'answerBlockade', declare }),
);

export const blockade: Handlers<'answerBlockade'> = {
  answerBlockade(state, seat, { declare }, turn) {
    const { seats, what } = topFrame(state) as BlockadeFrame;
    const frame = acting(state);
    const galley = activeGalley(state);
    seats.shift();
    turn.events.push({
      type: 'blockadeAnswered',
      seat,
      galley: frame.galley,
      against: frame.seat,
      space: galley.space,
      what,
      declared: declare,
      sailors: sailorsIn(state, galley.space, seat),
      facing: galley.sailors,
      bars: 'answer',
    });
    if (!declare && seats.length > 0) return;
    state.frames.pop();
    if (!declare) return proceed(state, what, turn);
    frame.step = what.type === 'movement' ? 'stopped' : 'barred';
    if (what.type !== 'movement') frame.blockader = seat;
  },
};

/** Nobody blockades: what waited happens. */
function proceed(state: State, what: BlockadeFrame['what'], turn: Parameters<typeof completeSale>[2]): void {
  if (what.type === 'sale') completeSale(state, what.good, turn);
  if (what.type === 'claim') completeClaim(state, what.sailors, turn);
}
