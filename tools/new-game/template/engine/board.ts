/** The last space of the track. A player who reaches it ends the game. The first space is 0. */
export const GOAL = 60;
/** The number of ducats at the start, and the maximum. */
export const PURSE = { start: 2, most: 5 };
export const MAX_DICE = 2;
