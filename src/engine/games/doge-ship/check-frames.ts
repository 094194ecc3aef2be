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
    need(rest.length === 0, 'Nothing lies within an inspection');
    return checkInspection(state, first);
  }
  need(first.kind === 'turn', 'A round is a turn or an inspection');
  checkTurn(state, first, rest.length);
  const seat = state.order[first.place];
  rest.forEach((frame, i) => checkWithin(state, seat, frame, rest.at(i + 1)));
}

function checkInspection(state: State, { bids }: InspectionFrame): void {
  need(bids.includes(null), 'Somebody has yet to bid');
  need(
    bids.every((bid, seat) => bid === null || bid <= state.approvals[seat]),
    'Nobody bids more Approvals than they have',
  );
  const back = state.markers.every((markers, seat) => markers === MARKERS && state.flooded[seat] === 0);
  need(back && state.taken.every((owner) => owner < 0), 'Markers are back before an inspection');
}

function checkTurn(state: State, { place, acted }: TurnFrame, within: number): void {
  need(acted === within > 0, 'A turn goes on after its action only while something is to be decided');
  need(acted || state.markers[state.order[place]] > 0, 'Who is to act has a marker left');
}

/** Checks a decision within a seat's action; `next` is the decision above it. */
function checkWithin(state: State, seat: number, frame: Frame, next: Frame | undefined): void {
  switch (frame.kind) {
    case 'buy':
    case 'construct':
      if (next) return need(next.kind === 'drawn' || isBonusOf(next, frame), 'Work waits for its own bonus');
      return need(canWork(state, seat, frame), 'There is something to buy or build');
    case 'drawn':
      need(!next, 'Tiles are drawn from a pile, and kept or not');
      return need(
        frame.tiles.every((tile) => TILES[tile].pile === frame.pile),
        'Drawn tiles are of their pile',
      );
    case 'doge':
      return need(!next, 'Two Doge tiles are drawn, and one is chosen');
    case 'replacement':
      need(!next, 'A Replacement waits for nothing');
      return need(
        state.yards[seat].some((tile) => isPart(tile) && canReplace(state, tile)),
        'There is a part to replace',
      );
    default:
      return need(false, 'A turn lies within nothing');
  }
}

/** Whether `next` is the bonus decision of `work`. A bonus decision never has another bonus. */
function isBonusOf(next: Frame, work: WorkFrame): boolean {
  return next.kind === work.kind && !work.bonus && next.bonus;
}
