import type { Serenissima2012Event } from '../../../engine/games/serenissima-2012/events';
import type { Sentence } from '../../game-ui/sentence';
import { change } from '../kit/news';
import { sailorsOf, sentenceOf } from '../serenissima/words';
import { describe } from './describe';
import { goalName, goodName, portName, powerOf } from './words';
import type { NewsTrail } from '../../game-ui/moments';
import { target } from '../serenissima/targets';

const galleyOf = (id: number): Sentence => sentenceOf('news.galley', { n: id + 1 });

/** An event in a few words, without its power; `null` if it is not noteworthy. */
export function newsItem(event: Serenissima2012Event): Sentence | null {
  const port = 'port' in event ? portName(event.port) : sentenceOf('nobody');
  switch (event.type) {
    case 'loaded':
      return sentenceOf('news.loaded', {
        count: event.count,
        good: goodName(event.good),
        port,
        change: change(-event.cost),
      });
    case 'sailed':
      return sentenceOf('news.sailed', { galley: galleyOf(event.galley), space: goalName(event.to) });
    case 'blockadeAnswered':
      return event.declared ? sentenceOf('news.blockade', { power: powerOf(event.against) }) : null;
    case 'sold': {
      const gain = event.price + event.bonus;
      return sentenceOf(gain > 0 ? 'news.sold' : 'news.stored', {
        good: goodName(event.good),
        port,
        change: change(gain),
      });
    }
    case 'attacked':
      return sentenceOf('news.attacked', {
        power: powerOf(event.defender),
        target: 'port' in event.target ? portName(event.target.port) : galleyOf(event.target.galley),
      });
    case 'sank':
      return sentenceOf('news.sank', { galley: galleyOf(event.galley) });
    case 'looted':
      return sentenceOf('news.looted', { good: goodName(event.good), galley: galleyOf(event.from) });
    case 'garrisonFell':
      return sentenceOf('news.garrisonFell', { port });
    case 'landed':
      if (event.from === event.seat) return null;
      return event.from < 0
        ? sentenceOf('news.claimed', { port })
        : sentenceOf('news.taken', { port, power: powerOf(event.from) });
    case 'portLost':
      return sentenceOf('news.portLost', { port });
    case 'recruited':
      return sentenceOf('news.recruited', { sailors: sailorsOf(event.count), change: change(-event.cost) });
    case 'galleyBought':
      return sentenceOf('news.galleyBought', { galley: galleyOf(event.galley), port, change: change(-event.cost) });
    case 'fortBuilt':
    case 'basilicaBuilt':
      return sentenceOf(`news.${event.type}`, { port, change: change(-event.cost) });
    case 'invested':
      return sentenceOf('news.invested');
    case 'wineIncome':
      return event.amount > 0 ? sentenceOf('news.wineIncome', { change: change(event.amount) }) : null;
    case 'dogeDrawn':
    case 'scored':
      return describe(event);
    default:
      return null;
  }
}

/** A galley's route, or a port that was taken, built in or fought for; `null` for other events. */
export function trailOf(event: Serenissima2012Event): NewsTrail | null {
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
