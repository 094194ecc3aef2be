import type { Rulings } from '../../core/rulebook';

/** The sources of this game's rulings. */
export const SOURCES: Readonly<Record<string, string>> = {
  FR: 'French rulebook',
  BGG: 'correction by the designer (Marco Canetta)',
};

/**
 * Our rulings for The Doge Ship, numbered as on our page of sources. What the rulebook settles is not repeated here.
 */
export const RULINGS: Rulings = {
  2: {
    rule: 'money',
    sources: ['FR'],
    text: 'What cannot be paid for cannot be chosen: a space, a tile that was drawn, a new order of barricades.',
  },
  3: {
    rule: 'bonus',
    sources: ['FR'],
    text: 'A marker that is discarded brings no bonus of a barricade.',
  },
  6: {
    rule: 'bonus',
    sources: ['FR', 'BGG'],
    text: 'Nobody has to use a bonus. It also comes when the action of the space chosen is then left undone.',
  },
  7: {
    rule: 'drawing',
    sources: ['FR'],
    text: 'A buyer of galley parts chooses the zone whose pile they draw from.',
  },
  8: {
    rule: 'drawing',
    sources: ['FR'],
    text: 'A buyer may look at the tiles drawn and keep none.',
  },
  9: {
    rule: 'drawing',
    sources: ['FR'],
    text: 'Tiles that go under their pile do so in the order they were drawn.',
  },
  10: {
    rule: 'yard',
    sources: ['FR'],
    text: 'Whoever buys a third galley part discards one of the two before it; the discard is chosen once the tiles drawn are seen.',
  },
  11: {
    rule: 'drawing',
    sources: ['FR'],
    text: 'Both sides of a tile are known: to its drawer while they choose, to everybody once it is bought. Whether others see the tiles drawn is an option.',
  },
  12: {
    rule: 'kinds',
    sources: ['FR'],
    text: 'Two kinds of tile joined by a plus are two draws, each paid for, in any order.',
  },
  16: {
    rule: 'points',
    sources: ['FR'],
    text: 'Points may fall below zero.',
  },
  20: {
    rule: 'replacement',
    sources: ['FR'],
    text: 'The part that is put in is of the same zone as the part destroyed.',
  },
  21: {
    rule: 'replacement',
    sources: ['FR'],
    text: 'Whoever built the destroyed part keeps the points it gave.',
  },
  22: {
    rule: 'replacement',
    sources: ['FR'],
    text: 'A part that was destroyed goes under the pile of its zone, or out of the game (an option). Where it leaves the game as many parts of each zone stay as it takes to finish the Galley: a Replacement that would leave too few is refused.',
  },
  23: {
    rule: 'replacement',
    sources: ['FR'],
    text: 'A Replacement is a kind of action of its own, so a barricade’s bonus for construction does not come with it.',
  },
  24: {
    rule: 'doge',
    sources: ['FR'],
    text: 'When the pile of Doge tiles is empty the old ones are shuffled into a new one, without the current tile.',
  },
  25: {
    rule: 'bribe',
    sources: ['FR'],
    text: 'The 2 ducats of the bribe are paid on top of the price of its space.',
  },
  31: {
    rule: 'inspection',
    sources: ['FR'],
    text: 'With two players inspections give the same points as with more.',
  },
  32: {
    rule: 'end',
    sources: ['FR'],
    text: 'The game ends at once when the last space is filled: the round is not finished, and its event does not happen.',
  },
  34: {
    rule: 'end',
    sources: ['FR'],
    text: 'When a bonus finishes the Galley the rest of the action is lost.',
  },
  35: {
    rule: 'end',
    sources: ['FR'],
    text: 'Players who are equal in points, ducats and priority share the win.',
  },
  36: {
    rule: 'end',
    sources: ['FR'],
    text: 'Ducats and tiles that were not built give no points.',
  },
  37: {
    rule: 'approvals',
    sources: ['FR'],
    text: 'How many Approvals a player holds may be hidden (an option opens them), and they never run out. Hidden ones are counted by the app from what all have seen, unless the table wants to count for itself.',
  },
  38: {
    rule: 'barricade',
    sources: ['FR'],
    text: 'Barricades that were built never come back: when the pile is empty, buying one has no effect.',
  },
  39: {
    rule: 'end',
    sources: ['FR'],
    text: 'The rulebook lets a game go on until the Galley is finished. After 12 rounds in which no part was built the players may end it by agreement, and it is scored as it stands.',
  },
};
