import { LOCATIONS, CITIES } from '../../../engine/games/la-loire/data/board';
import { BUILDINGS, FARM, PALACES } from '../../../engine/games/la-loire/data/buildings';
import type { LaLoireMove } from '../../../engine/games/la-loire/moves';
import type { Wish } from '../../game-ui/rows';
import { buildingName, goodName, messageName, palaceName, sentenceOf } from './words';
import type { View } from './words';

type Wishes = readonly Wish<LaLoireMove>[];

/** The levels of messages for sale. */
const LEVELS = [1, 2, 3] as const;

/** The moves that players look for where a figure has stopped: buying, selling, building, shipping, and messages. */
export function wishes({ frame, active, players, buildings }: View): Wishes {
  if (frame?.kind !== 'turn' || !active?.acting) return [];
  const { merchant, goods, messages } = players[active.seat];
  if (active.acting === 'messenger')
    return [
      ...messages.map(
        ({ card }) => ({ group: 'deliver', what: messageName(card), move: { type: 'deliver', card } }) as const,
      ),
      ...LEVELS.map(
        (level) =>
          ({
            group: 'post',
            what: sentenceOf('notNow.post', { level }),
            move: { type: 'buyMessage', level, way: 'top' },
          }) as const,
      ),
    ];
  const place = LOCATIONS[merchant.at];
  if (place.kind !== 'city')
    return [{ group: 'buy', what: goodName(place.good), move: { type: 'buy', good: place.good, count: 1 } }];
  return [...sales(goods), ...constructions(buildings), ...palaces(merchant.at), SHIPPING];
}

const sales = (goods: readonly number[]): Wishes =>
  goods.flatMap((count, good): Wishes =>
    count > 0 ? [{ group: 'sell', what: goodName(good), move: { type: 'sell', good, count: 1 } }] : [],
  );

/** One of each building, in the first place for it. */
const constructions = (buildings: readonly number[]): Wishes =>
  BUILDINGS.flatMap((name, building): Wishes => {
    const wanted = name === 'castle' ? FARM : -1;
    const at = buildings.findIndex((there, i) => there === wanted && LOCATIONS[i].kind !== 'city');
    return at < 0
      ? []
      : [
          {
            group: 'build',
            what: buildingName(building),
            move: { type: 'build', building, at, woodInDeniers: false },
          },
        ];
  });

const palaces = (at: number): Wishes =>
  PALACES.map((_, kind) => {
    const palace = CITIES.indexOf(at) * PALACES.length + kind;
    return { group: 'palace', what: palaceName(palace), move: { type: 'buyPalace', palace } };
  });

const SHIPPING: Wish<LaLoireMove> = {
  group: 'ship',
  what: sentenceOf('rows.ship'),
  move: { type: 'ship', spaces: 1 },
};
