import { LOCATIONS, CITIES } from '../../../engine/games/la-loire/data/board';
import { BUILDINGS, FARM, PALACES } from '../../../engine/games/la-loire/data/buildings';
import { characterId } from '../../../engine/games/la-loire/data/characters';
import type { LaLoireMove } from '../../../engine/games/la-loire/moves';
import type { Wish } from '../../game-ui/rows';
import { buildingName, characterName, goodName, messageName, palaceName, sentenceOf } from './words';
import type { View } from './words';

type Wishes = readonly Wish<LaLoireMove>[];

/** The levels of messages for sale. */
const LEVELS = [1, 2, 3] as const;

/**
 * The moves that players expect where a figure has stopped: buying, selling, building, shipping, the Helper, and messages. Those
 * with `at` share a line if they have the same reason.
 */
export function wishes(view: View): Wishes {
  const { frame, active, players, buildings, owners } = view;
  if (frame?.kind !== 'turn' || !active?.acting) return [];
  const { merchant, goods, messages } = players[active.seat];
  if (active.acting === 'messenger')
    return [
      ...helper(view),
      ...messages.map(
        ({ card }) => ({ group: 'deliver', what: messageName(card), move: { type: 'deliver', card } }) as const,
      ),
      ...LEVELS.map(
        (level) =>
          ({
            group: 'post',
            at: sentenceOf('notNow.post', { level }),
            move: { type: 'buyMessage', level, way: 'top' },
          }) as const,
      ),
    ];
  const place = LOCATIONS[merchant.at];
  if (place.kind !== 'city')
    return [
      { group: 'buy', what: goodName(place.good), move: { type: 'buy', good: place.good, count: 1 } },
      ...helper(view),
      ...constructions(buildings, owners, active.seat),
    ];
  return [...sales(goods), ...constructions(buildings, owners, active.seat), ...palaces(merchant.at), SHIPPING];
}

/** The Helper, as long as the circus offers a hire but the Apprentice is missing. */
function helper({ active, players, circus, characters: left }: View): Wishes {
  if (!active?.acting || active.hired > 0) return [];
  const player = players[active.seat];
  const character = characterId('helper');
  const isHere = player[active.acting].at === circus && left[character] > 0;
  if (!isHere || player.characters.includes(characterId('apprentice'))) return [];
  return [{ group: 'hire', what: characterName(character), move: { type: 'hire', character } }];
}

const sales = (goods: readonly number[]): Wishes =>
  goods.flatMap((count, good): Wishes =>
    count > 0 ? [{ group: 'sell', what: goodName(good), move: { type: 'sell', good, count: 1 } }] : [],
  );

/**
 * One of each building: a Farm in the first empty village, the others at the seat's first Farm or, without one, in the
 * first empty village too.
 */
const constructions = (buildings: readonly number[], owners: readonly number[], seat: number): Wishes => {
  const villages = LOCATIONS.flatMap(({ kind }, at) => (kind === 'city' ? [] : [at]));
  const farm = villages.find((at) => buildings[at] === FARM && owners[at] === seat);
  const empty = villages.find((at) => buildings[at] < 0);
  return BUILDINGS.flatMap((name, building): Wishes => {
    const at = name === 'farm' ? empty : (farm ?? empty);
    if (at === undefined) return [];
    const move = { type: 'build', building, at, woodInDeniers: false } as const;
    return [{ group: 'build', at: buildingName(building), move }];
  });
};

const palaces = (at: number): Wishes =>
  PALACES.map((_, kind) => {
    const palace = CITIES.indexOf(at) * PALACES.length + kind;
    return { group: 'palace', at: palaceName(palace), move: { type: 'buyPalace', palace } };
  });

const SHIPPING: Wish<LaLoireMove> = {
  group: 'ship',
  what: sentenceOf('rows.ship'),
  move: { type: 'ship', spaces: 1 },
};
