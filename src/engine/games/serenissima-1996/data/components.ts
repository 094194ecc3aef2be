/** Figures printed in the English rules. Where the German rules differ, there is an option. */

/** The ducats with which each power starts. */
export const STARTING_MONEY = 2000;
export const STARTING_GALLEYS = 2;
export const STARTING_SAILORS = 10;

/**
 * Ducats in the box: 20 coins of 1,000, 30 of 500 and 51 of 100. The Treasury may go into debt, because the rules do
 * not limit its money.
 */
export const COIN_BOX = 40_100;

export const GALLEYS = 28;
export const FORTS = 20;
/** Number of pieces of each good. */
export const GOODS_OF_A_KIND = 15;

/** Number of turns, by number of players. */
export const TURNS: Readonly<Record<number, number>> = { 2: 12, 3: 10, 4: 8 };

/** The smallest coin in ducats. All prices and bids are multiples of it. */
export const COIN = 100;

/** Price in ducats of a piece in a neutral port or the seat's own. */
export const PORT_PRICE = 100;
/** Maximum price in ducats that an owner without a monopoly may ask for a piece. */
export const MAX_PRICE = 300;
/** Maximum price in ducats that an owner with a monopoly may ask for a piece. */
export const MAX_MONOPOLY_PRICE = 1000;
/** Maximum price of a piece between galleys before rules version 4. Later versions have no limit. */
export const MAX_CARGO_PRICE = 2000;

export const BUILD_COST = 500;
export const SAILOR_COST = 100;

export const MARKET_BONUS = 500;
export const CAPITAL_MARKET_BONUS = 1000;
export const CAPITAL_INCOME = 300;

/** The lowest roll that ends a game with a variable end. */
export const ENDING_DIE = 5;

/** The money that is worth a point at the end. */
export const DUCATS_A_POINT = 500;
/** Points for the own capital. */
export const CAPITAL_POINTS = 10;
/** Points for a full port, by size. */
export const FULL_POINTS: Readonly<Record<number, number>> = { 2: 2, 4: 5, 6: 10 };

/** Points that a port's owner gains when the port becomes full. Until then, it counts as a port. */
export const gainFromFull = (size: number): number => FULL_POINTS[size] - 1;
