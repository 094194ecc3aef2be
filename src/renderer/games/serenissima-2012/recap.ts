import type { Serenissima2012Event } from '../../../engine/games/serenissima-2012/events';
import type { Sentence } from '../../game-ui/sentence';
import { change } from '../kit/recap';
import { sailorsOf, sentenceOf } from '../serenissima/words';
import { describe } from './describe';
import { goalName, goodName, portName, powerOf } from './words';
import type { RecapTrail } from '../../game-ui/moments';
import { target } from '../serenissima/targets';

const galleyOf = (id: number): Sentence => sentenceOf('recap.galley', { n: id + 1 });

/** An event in a few words, without its power; `null` if it is not noteworthy. */
export function recapText(event: Serenissima2012Event): Sentence | null {
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
        good: goodName(event.good),
        port,
        change: change(gain),
      });
    }
    case 'attacked':
      return sentenceOf('recap.attacked', {
        power: powerOf(event.defender),
        target: 'port' in event.target ? portName(event.target.port) : galleyOf(event.target.galley),
      });
    case 'sank':
      return sentenceOf('recap.sank', { galley: galleyOf(event.galley) });
    case 'looted':
      return sentenceOf('recap.looted', { good: goodName(event.good), galley: galleyOf(event.from) });
    case 'garrisonFell':
      return sentenceOf('recap.garrisonFell', { port });
    case 'landed':
      if (event.from === event.seat) return null;
      return event.from < 0
        ? sentenceOf('recap.claimed', { port })
        : sentenceOf('recap.taken', { port, power: powerOf(event.from) });
    case 'portLost':
      return sentenceOf('recap.portLost', { port });
    case 'recruited':
      return sentenceOf('recap.recruited', { sailors: sailorsOf(event.count), change: change(-event.cost) });
    case 'galleyBought':
      return sentenceOf('recap.galleyBought', { galley: galleyOf(event.galley), port, change: change(-event.cost) });
    case 'fortBuilt':
    case 'basilicaBuilt':
      return sentenceOf(`recap.${event.type}`, { port, change: change(-event.cost) });
    case 'invested':
      return sentenceOf('recap.invested');
    case 'wineIncome':
      return event.amount > 0 ? sentenceOf('recap.wineIncome', { change: change(event.amount) }) : null;
    case 'dogeDrawn':
    case 'scored':
      return describe(event);
    default:
      return null;
  }
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
