import { need } from '../../kit/positions';
import { MARKERS, TILES } from './data/board';
import { canWork } from './phases/work';
import { isPart } from './queries';
import { canReplace } from './ship';
import type { Frame, InspectionFrame, State, TurnFrame, WorkFrame } from './state';

/** Checks the stack of decisions: an inspection, or a turn with the open decisions of its action. */
export function checkFrames(state: State): void {
  if (state.frames.length === 0) return;
  const [first, ...rest] = state.frames;
  if (first.kind === 'inspection') {
    need(rest.length === 0, 'Nothing interrupts an inspection');
    return checkInspection(state, first);
  }
  need(first.kind === 'turn', 'The first decision is a turn or an inspection');
  checkTurn(state, first, rest.length);
  const seat = state.order[first.place];
  rest.forEach((frame, i) => checkWithin(state, seat, frame, rest.at(i + 1)));
}

function checkInspection(state: State, { bids }: InspectionFrame): void {
  need(bids.includes(null), 'At least one seat has not bid yet');
  need(
    bids.every((bid, seat) => bid === null || bid <= state.approvals[seat]),
    'No seat bids more Approvals than it has',
  );
  const back = state.markers.every((markers, seat) => markers === MARKERS && state.flooded[seat] === 0);
  need(back && state.taken.every((owner) => owner < 0), 'Markers are back before an inspection');
}

function checkTurn(state: State, { place, acted }: TurnFrame, within: number): void {
  need(acted === within > 0, 'After its action, a turn continues only with open decisions');
  need(acted || state.markers[state.order[place]] > 0, 'The active seat has a marker left');
}

/** Checks a decision within a seat's action; `next` is the decision above it. */
function checkWithin(state: State, seat: number, frame: Frame, next: Frame | undefined): void {
  switch (frame.kind) {
    case 'buy':
    case 'construct':
      if (next)
        return need(
          next.kind === 'drawn' || isBonusOf(next, frame),
          'Only their own bonus interrupts buying and building',
        );
      return need(canWork(state, seat, frame), 'There is something to buy or build');
    case 'drawn':
      need(!next, 'Nothing interrupts a choice of drawn tiles');
      return need(
        frame.tiles.every((tile) => TILES[tile].pile === frame.pile),
        'The drawn tiles belong to their pile',
      );
    case 'doge':
      return need(!next, 'Nothing interrupts a choice of Doge tiles');
    case 'replacement':
      need(!next, 'Nothing interrupts a Replacement');
      return need(
        state.yards[seat].some((tile) => isPart(tile) && canReplace(state, tile)),
        'There is a part to replace',
      );
    default:
      return need(false, 'A turn interrupts nothing');
  }
}

/** Whether `next` is the bonus decision of `work`. A bonus decision never has another bonus. */
function isBonusOf(next: Frame, work: WorkFrame): boolean {
  return next.kind === work.kind && !work.bonus && next.bonus;
}
