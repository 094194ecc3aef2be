import type { Serenissima2012Event } from '../../../engine/games/serenissima-2012/events';
import type { Sentence } from '../../game-ui/sentence';
import { change } from '../kit/recap';
import { joinRounds } from '../serenissima/join-rounds';
import { sailorsOf, sentenceOf } from '../serenissima/words';
import { describe, lossesOf } from './describe';
import { goalName, goodName, portName, powerOf, theGood } from './words';
import type { View } from './words';
import type { RecapTrail } from '../../game-ui/moments';
import { target } from '../serenissima/targets';

type Fought = Extract<Serenissima2012Event, { type: 'fought' }>;

const galleyOf = (id: number): Sentence => sentenceOf('recap.galley', { n: id + 1 });

/** Events of the viewer's own galley that can follow another player's answer about a blockade. */
const OWN_ACTIONS: readonly Serenissima2012Event['type'][] = ['sailed', 'sold', 'landed'];

/**
 * An event in a few words, without its power; `null` if it is not noteworthy, like the viewer's own actions. `before` is
 * the event listed before it. A fallen garrison or a galley sunk by its attacker is listed only if it was the viewer's,
 * because the attacker's line already mentions it.
 */
export function recapText(
  event: Serenissima2012Event,
  view: View,
  before: Serenissima2012Event | null = null,
): Sentence | null {
  if (OWN_ACTIONS.includes(event.type) && 'seat' in event && event.seat === view.seat) return null;
  const port = 'port' in event ? portName(event.port) : sentenceOf('nobody');
  switch (event.type) {
    case 'loaded':
      return sentenceOf('recap.loaded', {
        count: event.count,
        good: goodName(event.good),
        port,
        change: change(-event.cost),
      });
    case 'sailed':
      return sentenceOf('recap.sailed', { galley: galleyOf(event.galley), space: goalName(event.to) });
    case 'blockadeAnswered':
      return event.declared ? sentenceOf('recap.blockade', { power: powerOf(event.against) }) : null;
    case 'sold': {
      const gain = event.price + event.bonus;
      return sentenceOf(gain > 0 ? 'recap.sold' : 'recap.stored', {
        good: theGood(event.good),
        port,
        change: change(gain),
      });
    }
    case 'fortFired':
      return sentenceOf(event.losses > 0 ? 'recap.fortFired' : 'recap.fortMissed', {
        port,
        galley: galleyOf(event.galley),
        losses: event.losses,
      });
    case 'fought':
      return battleText(event);
    case 'sank':
      if (event.by === undefined) return sentenceOf('recap.sank', { galley: galleyOf(event.galley) });
      return event.seat === view.seat || isAttacker(event.galley, before)
        ? sentenceOf('recap.sankBy', { galley: galleyOf(event.galley), power: powerOf(event.by) })
        : null;
    case 'looted':
      return sentenceOf('recap.looted', { good: goodName(event.good), galley: galleyOf(event.from) });
    case 'garrisonFell':
      return event.seat === view.seat ? sentenceOf('recap.garrisonFell', { port, power: powerOf(event.by) }) : null;
    case 'landed':
      if (event.from === event.seat) return null;
      return event.from < 0
        ? sentenceOf('recap.claimed', { port })
        : sentenceOf('recap.taken', { port, power: powerOf(event.from) });
    case 'portLost':
      return before?.type === 'fought' && before.attacker.seat !== event.seat
        ? sentenceOf('recap.portLostBy', { port, power: powerOf(event.seat) })
        : sentenceOf('recap.portLost', { port });
    case 'recruited':
      return sentenceOf('recap.recruited', { sailors: sailorsOf(event.count), change: change(-event.cost) });
    case 'galleyBought':
      return sentenceOf('recap.galleyBought', { galley: galleyOf(event.galley), port, change: change(-event.cost) });
    case 'fortBuilt':
    case 'basilicaBuilt':
      return sentenceOf(`recap.${event.type}`, { port, change: change(-event.cost) });
    case 'wineIncome':
      return event.amount > 0 ? sentenceOf('recap.wineIncome', { change: change(event.amount) }) : null;
    case 'dogeDrawn':
    case 'scored':
      return describe(event);
    default:
      return null;
  }
}

/** Whether the list ends with an attack by this galley, or with the port for which it fought. */
const isAttacker = (galley: number, before: Serenissima2012Event | null): boolean =>
  before?.type === 'fought' || before?.type === 'fortFired' ? before.galley === galley : before?.type === 'portLost';

/** The events that a text without room for all of them keeps. */
export const weightOf = ({ type }: Serenissima2012Event): 'main' | null => (MAIN.has(type) ? 'main' : null);

const MAIN: ReadonlySet<Serenissima2012Event['type']> = new Set([
  ...(['fought', 'fortFired', 'sank', 'garrisonFell', 'landed', 'portLost'] as const),
  ...(['blockadeAnswered', 'fortBuilt', 'basilicaBuilt', 'wineIncome', 'scored'] as const),
]);

/** One or several rounds of a battle: its outcome, and the losses of both sides. */
function battleText({ attacker, defender, target, galley }: Fought): Sentence {
  const toPort = 'port' in target;
  const isWon = defender.losses >= defender.sailors;
  const victory = `recap.${toPort ? 'storms' : 'sinks'}${attacker.losses > 0 ? '' : 'Unhurt'}`;
  return sentenceOf(isWon ? victory : 'recap.fought', {
    galley: galleyOf(galley),
    target: toPort ? portName(target.port) : galleyOf(target.galley),
    power: powerOf(defender.seat),
    sailors: sailorsOf(attacker.losses),
    losses: lossesOf([attacker, defender]),
  });
}

/** The sum of two loadings of a good, recruitments, or rounds of the same battle; otherwise `null`. */
export function joinEvents(one: Serenissima2012Event, other: Serenissima2012Event): Serenissima2012Event | null {
  if (one.type === 'loaded' && other.type === 'loaded') {
    const same = one.galley === other.galley && one.port === other.port && one.good === other.good;
    return same
      ? { ...one, count: one.count + other.count, free: one.free + other.free, cost: one.cost + other.cost }
      : null;
  }
  if (one.type === 'recruited' && other.type === 'recruited')
    return { ...one, count: one.count + other.count, cost: one.cost + other.cost };
  return one.type === 'fought' && other.type === 'fought' ? joinRounds(one, other) : null;
}

/** A galley's route, or a port that was taken or built in; `null` for other events. */
export function trailOf(event: Serenissima2012Event): RecapTrail | null {
  switch (event.type) {
    case 'sailed':
      return {
        places: [target.space(event.from), target.space(event.to)],
        piece: target.galley(event.galley),
      };
    case 'landed':
    case 'fortBuilt':
    case 'galleyBought':
    case 'basilicaBuilt':
      return { places: [target.port(event.port)] };
    default:
      return null;
  }
}
