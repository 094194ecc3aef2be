import type { Seat } from '../../../core/game';
import { whyNotStow } from '../../serenissima/aftermath';
import type { GalleyId, GoodId } from '../../serenissima/board';
import { moveGood } from '../../serenissima/cargo';
import { seatOf } from '../../../kit/frames';
import { galleyAt, sinkGalley } from '../../serenissima/galleys';
import { acting } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { LootFrame, State } from '../state';
import type { Decision, MoveContext, MoveOf } from './decision';
import { endActivation } from './flow';

/** Lets the survivor of a sea fight, attacker or defender, take cubes. Ends immediately if it can't take any. */
export function takeLoot(state: State, seat: Seat, victor: GalleyId, prize: GalleyId, context: MoveContext): void {
  const frame: LootFrame = { kind: 'loot', seat, victor, prize };
  state.frames.push(frame);
  finishIfNothingLeft(state, frame, context);
}

function lootMoves(state: State, frame: LootFrame): MoveOf<'take' | 'finishLoot'>[] {
  return [...takeable(state, frame).map((good) => ({ type: 'take' as const, good })), { type: 'finishLoot' }];
}

function takeable(state: State, frame: LootFrame): GoodId[] {
  return galleyAt(state, frame.prize).cargo.flatMap((_, good) => (whyNotTake(state, frame, good) ? [] : [good]));
}

function whyNotTake(state: State, frame: LootFrame, good: GoodId): RefusalCode | undefined {
  const why = whyNotStow(galleyAt(state, frame.prize), galleyAt(state, frame.victor), good);
  return why === 'crewless-ship' ? 'last-sailor' : why;
}

/** The survivor may take as much cargo as it has room for. */
export const loot: Decision<LootFrame, 'take' | 'finishLoot'> = {
  actors: seatOf,
  moves: lootMoves,
  play: {
    take(state, seat, { good }, context, frame) {
      refuseIf(whyNotTake(state, frame, good));
      moveGood(galleyAt(state, frame.prize), galleyAt(state, frame.victor), good);
      context.events.push({ type: 'looted', seat, from: frame.prize, to: frame.victor, good });
      finishIfNothingLeft(state, frame, context);
    },

    finishLoot(state, _seat, _move, context, frame) {
      finish(state, frame, context);
    },
  },
};

function finishIfNothingLeft(state: State, frame: LootFrame, context: MoveContext): void {
  if (takeable(state, frame).length === 0) finish(state, frame, context);
}

/** The beaten galley sinks with its remaining goods. If it was active, its activation ends. */
function finish(state: State, frame: LootFrame, context: MoveContext): void {
  state.frames.pop();
  sinkGalley(state, frame.prize, 'battle', context.events, galleyAt(state, frame.victor).owner);
  if (frame.prize === acting(state).galley) endActivation(state, context);
}
