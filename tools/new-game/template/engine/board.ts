/** The last space of the track; who reaches it ends the game. The first is 0. */
export const GOAL = 60;
/** Ducats players begin with, and the most they may hold. */
export const PURSE = { start: 2, most: 5 };
/** Most dice thrown at once. */
export const MOST_DICE = 2;
