import type { Seat } from '../../../core/game';
import { topFrame } from '../../../kit/frames';
import type { Reason } from '../../../bots/bot';
import { galleyAt } from '../../serenissima/galleys';
import type { State } from '../state';
import { lastTurnKey, reason } from './reasons';

/**
 * The reason for an answer in a bargain, with the price and the value to the answering seat, in ducats per piece.
 * `null` for refusing to give away a worthless good.
 */
export function bargainFacts(state: State, seat: Seat, planned: Reason): Reason | null {
  const frame = topFrame(state);
  if (frame?.kind !== 'bargain') return planned;
  const { price, worth } = planned.params as Record<string, number>;
  const { good, quoted } = frame;
  const what = planned.key.slice('bargain.'.length);
  const facts = { good, price, worth };
  if (frame.inReturn) return reason(`exchange.${what}`, { good, wanted: frame.inReturn.good, price });
  const buys = seat === frame.buyer;
  switch (what) {
    case 'quote':
      return reason(price > worth ? 'bargain.quote' : 'bargain.cost', facts);
    case 'dear':
      if (worth <= 0) return reason('bargain.unwanted', { good });
      return reason(price > worth ? 'bargain.dear' : 'bargain.share', facts);
    case 'fair':
      return reason(buys ? 'bargain.fair' : 'bargain.sold', facts);
    case 'counter':
      return reason('bargain.counter', { ...facts, quoted });
    case 'refuse':
      if (price > 0) return reason('bargain.refuse', facts);
      return worth > 0 ? reason('bargain.hold', facts) : null;
    default:
      return reason(planned.key, { good, price });
  }
}

/** The reason for an answer to a request for passage: the galley's owner, and why the galley may or may not pass. */
export function passageFacts(state: State, seat: Seat, why: string): Reason {
  const frame = topFrame(state);
  if (frame?.kind !== 'passage') return reason(`passage.${why}`);
  const { owner: power, space } = galleyAt(state, frame.galley);
  if (why === 'lastTurn') return reason(lastTurnKey(state, 'passage.lastTurn'), { power, turn: state.turn });
  const [theirs, own] = [power, seat].map((owner) => state.ports.filter((port) => port.owner === owner).length);
  if (why === 'leader') return reason(theirs > own ? 'passage.leader' : 'passage.ahead', { power, ports: theirs, own });
  return reason(`passage.${why}`, { power, space });
}
