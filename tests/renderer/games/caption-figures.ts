import type { Serenissima1996Event } from '../../../src/engine/games/serenissima-1996/events';
import type { Serenissima1996View } from '../../../src/engine/games/serenissima-1996/view-types';
import type { Serenissima2012Event } from '../../../src/engine/games/serenissima-2012/events';
import type { Serenissima2012View } from '../../../src/engine/games/serenissima-2012/view-types';
import type { DogeShipView } from '../../../src/engine/games/doge-ship/view-types';
import type { RulePicture } from '../../../src/renderer/game-ui/rulebook';
import { idOf, kindOf } from '../../../src/renderer/games/kit/targets';

/** A picture with the view of its first position, and the events up to its last position. */
interface Scene<V, E> {
  readonly view: V;
  readonly events: readonly E[];
  readonly picture: RulePicture;
}
type Figures<V, E> = Readonly<Record<string, (scene: Scene<V, E>) => readonly number[]>>;

/** The first port that a picture shows. */
const portOf = ({ shows }: RulePicture) => idOf(shows.find((target) => kindOf(target) === 'port') ?? '');
/** The first galley that a picture shows. */
const galleyOf = ({ shows }: RulePicture) => idOf(shows.find((target) => kindOf(target) === 'galley') ?? '');
/** The number of steps on a picture's path. */
const stepsOf = ({ path = [] }: RulePicture) => path.length - 1;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The first event of a type. Throws if there is none. */
function first<E extends { readonly type: string }, T extends E['type']>(events: readonly E[], type: T) {
  const found = events.find((event): event is Extract<E, { readonly type: T }> => event.type === type);
  if (!found) throw new Error(`There is no event “${type}”.`);
  return found;
}
function galleyIn<G>({ galleys }: { readonly galleys: readonly (G | null)[] }, at: number): G {
  const galley = galleys[at];
  if (!galley) throw new Error('The galley is not in the game.');
  return galley;
}

const IN_1996: Figures<Serenissima1996View, Serenissima1996Event> = {
  powers: ({ picture }) => [picture.shows.length],
  warehouses: ({ view, picture }) => [view.ports[portOf(picture)].warehouse.length],
  capacity({ view, picture }) {
    const at = galleyOf(picture);
    const { sailors, cargo } = galleyIn(view, at);
    return [at + 1, sailors, sailors + sum(cargo)];
  },
  buying({ events }) {
    const { count, price } = first(events, 'bought');
    return [count, count * price];
  },
  fort: ({ events }) => [first(events, 'fortBuilt').cost],
  speed: ({ view, picture }) => [galleyIn(view, 0).sailors, stepsOf(picture)],
  combat({ events }) {
    const { attacker, defender } = first(events, 'fought');
    return [attacker, defender].flatMap(({ sailors, die, divisor, hits, losses }) => [
      ...[sailors, die, sailors + die, divisor],
      ...[hits, losses],
    ]);
  },
  storm({ events }) {
    const { sailors, die, divisor, hits } = first(events, 'fought').attacker;
    return [sailors, die, sailors + die, divisor, hits];
  },
  selling({ events }) {
    const { price, bonus } = first(events, 'sold');
    return [price / 100, price, bonus];
  },
};

const IN_2012: Figures<Serenissima2012View, Serenissima2012Event> = {
  warehouses({ view, picture }) {
    const at = portOf(picture);
    return [view.ports[at].warehouse.length, view.incomes[at].now];
  },
  capacity: ({ view, picture }) => [galleyOf(picture) + 1, galleyIn(view, galleyOf(picture)).sailors],
  wheel: ({ view: { active, upcoming } }) => [(active ?? NaN) + 1, upcoming[0] + 1],
  goods: ({ events }) => [first(events, 'loaded').cost],
  movement: ({ view, picture }) => [galleyIn(view, idOf(picture.lights?.[0] ?? '')).sailors, stepsOf(picture)],
  sale: ({ events }) => [first(events, 'sold').price],
  battle({ events }) {
    const { attacker, defender } = first(events, 'fought');
    return [attacker.sailors, attacker.dice.length, defender.dice.length];
  },
  basilica: ({ events }) => [first(events, 'basilicaBuilt').cost],
};

const IN_DOGE_SHIP: Figures<DogeShipView, never> = {
  price({ view }) {
    const { die, spaces } = view.tables[0];
    const { price } = spaces[4];
    return [die, die + price, price];
  },
};

/** The numbers that captions of the rulebook's pictures state, by game and paragraph. */
export const CAPTION_FIGURES: Readonly<Record<string, Figures<never, never>>> = {
  'serenissima-1996': IN_1996,
  'serenissima-2012': IN_2012,
  'doge-ship': IN_DOGE_SHIP,
  'la-loire': {},
};
