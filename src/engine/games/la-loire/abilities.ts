import { CITIES, GOOD_DATA } from './data/board';
import type { GoodId, LocationId } from './data/board';
import { PALACES } from './data/buildings';
import type { PalaceId, PalaceName } from './data/buildings';
import { characterId, CHARACTERS, DEFAULT_RULES } from './data/characters';
import type { CharacterId, Effect, Power } from './data/characters';
import { MESSAGES } from './data/messages';
import type { CardId } from './data/messages';
import { WORKING } from './state';
import type { Player } from './state';

type Holder = Effect & { readonly character: CharacterId };

/** The characters that change a power. There may be several: one per good, or one for each higher value. */
const holdersOf = (name: Power): readonly Holder[] =>
  CHARACTERS.flatMap(({ effect }, character) => (effect.power === name ? [{ ...effect, character }] : []));

const HOLDERS = {} as Record<Power, readonly Holder[]>;
for (const name of Object.keys(DEFAULT_RULES) as Power[]) HOLDERS[name] = holdersOf(name);

/** The value of a power, given the player's characters. `good` is set for powers that depend on a good. */
export function power(player: Player, name: Power, good?: GoodId): number {
  let best: number = DEFAULT_RULES[name];
  for (const holder of HOLDERS[name]) {
    if (holder.value > best && holder.good === good && player.characters.includes(holder.character))
      best = holder.value;
  }
  return best;
}

/** The characters a player must still hire to reach this value of a power, in the order of hiring. */
export function missingFor(player: Player, name: Power, value: number): CharacterId[] {
  if (power(player, name) >= value) return [];
  const holder = HOLDERS[name].find((other) => other.value >= value);
  return holder ? hiringOrder(holder.character).filter((id) => !player.characters.includes(id)) : [];
}

/** A character and those that must be hired before it, in the order of hiring. */
function hiringOrder(character: CharacterId): CharacterId[] {
  const { after } = CHARACTERS[character];
  return after ? [...hiringOrder(characterId(after)), character] : [character];
}

/** The points that a player's blue character adds to a message of its type, on top of the message's own. */
export function honourPoints({ characters }: Player, card: CardId): number {
  const { type } = MESSAGES[card];
  let points = 0;
  for (const holder of HOLDERS.typePoints)
    if (holder.type === type && characters.includes(holder.character)) points += holder.value;
  return points;
}

/** Maximum number of cards of a good that a player may hold. */
export function carryLimit(player: Player, good: GoodId): number {
  return Math.max(GOOD_DATA[good].carried, power(player, 'carried', good));
}

function palaceIn(city: LocationId, name: PalaceName): PalaceId {
  return CITIES.indexOf(city) * PALACES.length + PALACES.indexOf(name);
}

/** Whether a player can use a palace: it is in this city and was not built this turn. */
export function hasPalace(player: Player, at: LocationId, name: PalaceName): boolean {
  return CITIES.includes(at) && player.palaces[palaceIn(at, name)] === WORKING;
}
