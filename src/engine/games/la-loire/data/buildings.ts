/** Buildings and palaces. Sourced: their costs and effects. RECONSTRUCTED: the palaces' victory points. */

export const BUILDINGS = ['farm', 'monastery', 'castle'] as const;
/** Index into {@link BUILDINGS}. */
export type BuildingId = number;
export const FARM: BuildingId = 0;
export const MONASTERY: BuildingId = 1;
export const CASTLE: BuildingId = 2;

interface BuildingData {
  readonly cost: number;
  readonly wood: number;
  /** Discount in deniers on its village's good, for every Merchant. */
  readonly discount: number;
  /** How many messages of levels 1 to 3 the owner's Messenger may buy there. */
  readonly messages: number;
  /** Whether its owner can buy beer and Abbey's messages there. */
  readonly abbey: boolean;
}

/** The costs and effects of each building: Farm, Monastery, Castle. */
export const BUILDING_DATA: readonly BuildingData[] = [
  { cost: 4, wood: 1, discount: 1, messages: 1, abbey: false },
  { cost: 4, wood: 2, discount: 1, messages: 0, abbey: true },
  { cost: 6, wood: 1, discount: 2, messages: 2, abbey: false },
];

/** Maximum number by which a player's buildings on one road may exceed those on the other when building a Farm. */
export const ROAD_DIFFERENCE = 1;
/** The price of beer as a multiple of its village's market price. */
export const BEER_FACTOR = 2;
/** Discount in deniers on a good in the village of the circus. */
export const CIRCUS_DISCOUNT = 1;
/** With the Patronus: deniers that replace one wood. */
export const WOOD_IN_DENIERS = 2;
/** Additional deniers for the second building of a turn. */
export const SECOND_BUILDING = 1;

export const PALACES = ['ducalPalace', 'postOffice', 'palatiumBalivi', 'bank'] as const;
export type PalaceName = (typeof PALACES)[number];
/** A palace card: `city * PALACES.length + kind`, with cities in the order of CITIES. */
export type PalaceId = number;

interface PalaceData {
  readonly name: PalaceName;
  readonly cost: number;
  readonly points: number;
}

/** The palaces, the same in both cities. RECONSTRUCTED: points. */
export const PALACE_DATA: readonly PalaceData[] = [
  { name: 'ducalPalace', cost: 4, points: 2 },
  { name: 'postOffice', cost: 4, points: 1 },
  { name: 'palatiumBalivi', cost: 4, points: 2 },
  { name: 'bank', cost: 4, points: 1 },
];

/** Deniers a Bank pays when one of its owner's figures stops in its city. */
export const BANK_INCOME = 3;
/** Discount in deniers on the second message bought in a city with the player's Post Office. */
export const POST_DISCOUNT = 1;
