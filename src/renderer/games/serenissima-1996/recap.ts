import type { Serenissima1996Event } from '../../../engine/games/serenissima-1996/events';
import type { Sentence } from '../../game-ui/sentence';
import { change } from '../kit/recap';
import { joinRounds } from '../serenissima/join-rounds';
import { sailorsOf, sentenceOf } from '../serenissima/words';
import { describe } from './describe';
import { withOwnEffects } from './sale-effects';
import { foeName, goalName, goodName, piecesOf, portName, powerOf } from './words';
import type { View } from './words';
import type { RecapTrail } from '../../game-ui/moments';
import { target } from '../serenissima/targets';

const galleyOf = (id: number): Sentence => sentenceOf('recap.galley', { n: id + 1 });

type Transfer = Extract<Serenissima1996Event, { readonly type: 'transferred' }>;
type Ashore = Transfer & { readonly to: { readonly port: number } };

/** Whether a sailor moves from a galley to a garrison. */
const isAshore = (event: Transfer): event is Ashore =>
  event.piece === 'sailor' && 'galley' in event.from && 'port' in event.to;
/** The number of sailors in a transfer, which may be joined from several. */
const countOf = (event: Transfer): number => (event as Transfer & { readonly count?: number }).count ?? 1;

/** An event in a few words, without its power; `null` if it is not noteworthy. `before` is the event listed before it. */
export function recapText(
  event: Serenissima1996Event,
  view: View,
  before: Serenissima1996Event | null = null,
): Sentence | null {
  const port = 'port' in event ? portName(event.port) : sentenceOf('nobody');
  switch (event.type) {
    case 'bidsRevealed':
    case 'thrownForOrder':
      return describe(event, view);
    case 'bought':
      return sentenceOf('recap.bought', {
        goods: piecesOf(event.count, event.good),
        port,
        change: change(-event.price * event.count),
      });
    case 'traded':
    case 'bartered':
      return sentenceOf('recap.traded', {
        goods: piecesOf(event.count, event.good),
        buyer: powerOf(view, event.buyer),
        seller: powerOf(view, event.seller),
      });
    case 'galleyBuilt':
      return sentenceOf('recap.galleyBuilt', { galley: galleyOf(event.galley), port, change: change(-event.cost) });
    case 'fortBuilt':
      return sentenceOf('recap.fortBuilt', { port, change: change(-event.cost) });
    case 'hired':
      return sentenceOf('recap.hired', { sailors: sailorsOf(event.count), port, change: change(-event.cost) });
    case 'transferred':
      return isAshore(event)
        ? sentenceOf('recap.ashore', { sailors: sailorsOf(countOf(event)), port: portName(event.to.port) })
        : null;
    case 'sailed':
      return sentenceOf('recap.sailed', { galley: galleyOf(event.galley), space: goalName(event.to) });
    case 'fought': {
      const { attacker, defender, target, galley } = event;
      return sentenceOf('recap.fought', {
        galley: galleyOf(galley),
        defender: powerOf(view, defender.seat),
        target: foeName(view, target, defender.seat),
        losses1: attacker.losses,
        losses2: defender.losses,
      });
    }
    case 'sank':
      return event.by === undefined
        ? sentenceOf('recap.sank', { galley: galleyOf(event.galley) })
        : sentenceOf(endsWithAttack(event.by, before) ? 'recap.sinks' : 'recap.sankBy', {
            galley: galleyOf(event.galley),
            power: powerOf(view, event.by),
          });
    case 'garrisonFell':
      return sentenceOf(endsWithAttack(event.by, before) ? 'recap.storms' : 'recap.garrisonFell', {
        port,
        power: powerOf(view, event.by),
      });
    case 'seized':
      return sentenceOf('recap.seized', { galley: galleyOf(event.prize), power: powerOf(view, event.from) });
    case 'landed':
      if (event.from === event.seat) return null;
      return withOwnEffects(
        event.from < 0
          ? sentenceOf('recap.claimed', { port })
          : sentenceOf('recap.taken', { port, power: powerOf(view, event.from) }),
        event,
        view,
      );
    case 'sold':
      return withOwnEffects(
        sentenceOf('recap.sold', { good: goodName(event.good), port, change: change(event.price + event.bonus) }),
        event,
        view,
      );
    case 'income':
      return sentenceOf('recap.income', { change: change(event.amount) });
    default:
      return null;
  }
}

/** Whether the list ends with an attack by this player. */
const endsWithAttack = (seat: number, before: Serenissima1996Event | null): boolean =>
  before?.type === 'fought' && before.attacker.seat === seat;

/** The events that a text without room for all of them keeps. */
export const weightOf = ({ type }: Serenissima1996Event): 'main' | null => (MAIN.has(type) ? 'main' : null);

const MAIN: ReadonlySet<Serenissima1996Event['type']> = new Set([
  ...(['fought', 'sank', 'garrisonFell', 'seized', 'landed', 'fortBuilt', 'traded', 'bartered'] as const),
]);

/**
 * The sum of two purchases in a port at the same price, hirings in a port, transfers of sailors from galleys to a port,
 * or rounds of the same battle; otherwise `null`.
 */
export function joinEvents(one: Serenissima1996Event, other: Serenissima1996Event): Serenissima1996Event | null {
  if (one.type === 'bought' && other.type === 'bought') {
    const same = one.port === other.port && one.price === other.price && one.paidTo === other.paidTo;
    return same ? { ...one, count: one.count + other.count } : null;
  }
  if (one.type === 'transferred' && other.type === 'transferred') {
    const same = isAshore(one) && isAshore(other) && one.to.port === other.to.port;
    return same ? Object.assign({}, one, { count: countOf(one) + countOf(other) }) : null;
  }
  if (one.type === 'hired' && other.type === 'hired' && one.port === other.port)
    return { ...one, count: one.count + other.count, cost: one.cost + other.cost };
  return one.type === 'fought' && other.type === 'fought' ? joinRounds(one, other) : null;
}

/** A galley's route, or a port that was taken or built in; `null` for other events. */
export function trailOf(event: Serenissima1996Event): RecapTrail | null {
  switch (event.type) {
    case 'sailed':
      return {
        places: [target.space(event.from), target.space(event.to)],
        piece: target.galley(event.galley),
      };
    case 'landed':
    case 'fortBuilt':
    case 'galleyBuilt':
      return { places: [target.port(event.port)] };
    default:
      return null;
  }
}
