import type { Seat } from '../../../core/game';
import { whyNotStow } from '../../serenissima/aftermath';
import type { GalleyId, GoodId } from '../../serenissima/board';
import { moveGood } from '../../serenissima/cargo';
import { topFrame } from '../../../kit/frames';
import { galleyAt, sinkGalley } from '../../serenissima/galleys';
import type { Serenissima2012Move } from '../moves';
import { acting } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { LootFrame, State } from '../state';
import { endActivation } from './flow';
import type { Handlers, MoveContext } from './handler';

/** Lets the survivor of a fight at sea, attacker or defender, take cubes; at once over when there is none they could take. */
export function takeLoot(state: State, seat: Seat, victor: GalleyId, prize: GalleyId, context: MoveContext): void {
  const frame: LootFrame = { kind: 'loot', seat, victor, prize };
  state.frames.push(frame);
  finishIfNothingLeft(state, frame, context);
}

export function lootMoves(state: State, frame: LootFrame): Serenissima2012Move[] {
  const moves: Serenissima2012Move[] = takeable(state, frame).map((good) => ({ type: 'take', good }));
  moves.push({ type: 'finishLoot' });
  return moves;
}

function takeable(state: State, frame: LootFrame): GoodId[] {
  return galleyAt(state, frame.prize).cargo.flatMap((_, good) => (whyNotTake(state, frame, good) ? [] : [good]));
}

function whyNotTake(state: State, frame: LootFrame, good: GoodId): RefusalCode | undefined {
  const why = whyNotStow(galleyAt(state, frame.prize), galleyAt(state, frame.victor), good);
  return why === 'crewless-ship' ? 'last-sailor' : why;
}

export const loot: Handlers<'take' | 'finishLoot'> = {
  take(state, seat, { good }, context) {
    const frame = topFrame(state) as LootFrame;
    refuseIf(whyNotTake(state, frame, good));
    moveGood(galleyAt(state, frame.prize), galleyAt(state, frame.victor), good);
    context.events.push({ type: 'looted', seat, from: frame.prize, to: frame.victor, good });
    finishIfNothingLeft(state, frame, context);
  },

  finishLoot(state, _seat, _move, context) {
    finish(state, topFrame(state) as LootFrame, context);
  },
};

function finishIfNothingLeft(state: State, frame: LootFrame, context: MoveContext): void {
  if (takeable(state, frame).length === 0) finish(state, frame, context);
}

/** The beaten galley goes down with what is still aboard; if it was the active one, its activation is over. */
function finish(state: State, frame: LootFrame, context: MoveContext): void {
  state.frames.pop();
  sinkGalley(state, frame.prize, 'battle', context.events);
  if (frame.prize === acting(state).galley) endActivation(state, context);
}
