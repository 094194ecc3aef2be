/** Figures printed in the rulebook, in ducats. */

export const STARTING_MONEY = 5;
/** Sailors aboard each starting galley and in the starting port. */
export const STARTING_CREW = 3;

/** The number of sailors of each colour, by number of players. */
export const SAILORS: Readonly<Record<number, number>> = { 2: 30, 3: 26, 4: 22 };
export const GALLEYS: Readonly<Record<number, number>> = { 2: 12, 3: 12, 4: 15 };
export const STARTING_GALLEYS: Readonly<Record<number, number>> = { 2: 3, 3: 2, 4: 2 };

/** Maximum number of a player's galleys: each player has six cubes for the wheel. */
export const FLEET = 6;
/** After a turn, a player with fewer galleys than this may buy galleys up to this number. */
export const CATCH_UP = 2;

export const CUBE_COST = 1;
export const SAILOR_COST = 1;
export const FORT_COST = 2;
export const BASILICA_COST = 2;

export const SPICE_BONUS = 2;
/** Ducats for each port that produces or stores wine, when the wine card is drawn. */
export const WINE_INCOME = 3;
/** Ducats for each basilica at a scoring. */
export const BASILICA_INCOME = 5;
export const FORT_DICE = 2;
export const SCORINGS = 3;
