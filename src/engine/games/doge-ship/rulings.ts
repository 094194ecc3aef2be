import type { Rulings } from '../../core/rulebook';

export const SOURCES: Readonly<Record<string, string>> = {
  FR: 'French rulebook',
  BGG: 'correction by the designer (Marco Canetta)',
  APP: 'this app, not the rulebook',
};

/** Our rulings by number. Questions that the rulebook answers have no entry. */
export const RULINGS: Rulings = {
  2: {
    rule: 'money',
    sources: ['FR'],
    text: 'You can’t choose what you can’t pay for: a space, a drawn tile, a new barricade order.',
  },
  3: {
    rule: 'bonus',
    sources: ['FR'],
    text: 'Discarding a marker gives no barricade bonus.',
  },
  6: {
    rule: 'bonus',
    sources: ['FR', 'BGG'],
    text: 'You don’t have to use a bonus. You also get it if you then skip the space’s action.',
  },
  7: {
    rule: 'drawing',
    sources: ['FR'],
    text: 'When buying galley parts, you choose which zone’s pile to draw from.',
  },
  8: {
    rule: 'drawing',
    sources: ['FR'],
    text: 'You may look at the drawn tiles and keep none.',
  },
  9: {
    rule: 'drawing',
    sources: ['FR'],
    text: 'Tiles go under their pile in the order drawn.',
  },
  10: {
    rule: 'yard',
    sources: ['FR'],
    text: 'If you buy a third galley part, discard one of the two you had. You choose after seeing the drawn tiles.',
  },
  11: {
    rule: 'drawing',
    sources: ['FR'],
    text: 'You see both sides of tiles you draw, and everyone sees both sides once you buy one. Whether others see drawn tiles is an option.',
  },
  12: {
    rule: 'kinds',
    sources: ['FR'],
    text: 'Two kinds of tile joined by a plus are two draws, each paid for, in any order.',
  },
  16: {
    rule: 'points',
    sources: ['FR'],
    text: 'Points may drop below zero.',
  },
  20: {
    rule: 'replacement',
    sources: ['FR'],
    text: 'The new part must be of the same zone as the destroyed part.',
  },
  21: {
    rule: 'replacement',
    sources: ['FR'],
    text: 'The destroyed part’s builder keeps its points.',
  },
  22: {
    rule: 'replacement',
    sources: ['FR'],
    text: 'A destroyed part goes under its zone’s pile, or out of the game (an option). With that option, enough parts of each zone must stay to finish the ship, or the Replacement is refused.',
  },
  23: {
    rule: 'replacement',
    sources: ['FR'],
    text: 'A Replacement is its own kind of action, so a building bonus doesn’t apply.',
  },
  24: {
    rule: 'doge',
    sources: ['FR'],
    text: 'When the Doge pile is empty, shuffle the old tiles into a new one, without the current tile.',
  },
  25: {
    rule: 'bribe',
    sources: ['FR'],
    text: 'You pay the bribe’s 2 ducats on top of the space’s price.',
  },
  31: {
    rule: 'inspection',
    sources: ['FR'],
    text: 'With two players, inspections score the same points as with more.',
  },
  32: {
    rule: 'end',
    sources: ['FR'],
    text: 'Filling the last space ends the game at once. The round isn’t finished, and its event doesn’t happen.',
  },
  34: {
    rule: 'end',
    sources: ['FR'],
    text: 'If a bonus finishes the ship, the rest of the action is lost.',
  },
  35: {
    rule: 'end',
    sources: ['FR'],
    text: 'Players tied in points, ducats and priority share the win.',
  },
  36: {
    rule: 'end',
    sources: ['FR'],
    text: 'Ducats and unbuilt tiles score nothing.',
  },
  37: {
    rule: 'approvals',
    sources: ['FR'],
    text: 'Approvals may be hidden (an option shows them), and they never run out. The app counts hidden ones from public events, unless you choose to count yourselves.',
  },
  38: {
    rule: 'barricade',
    sources: ['FR'],
    text: 'Built barricades never come back. When the pile is empty, buying one has no effect.',
  },
  39: {
    rule: 'end',
    sources: ['APP'],
    text: 'The rulebook lets a game run until the ship is finished. After 12 rounds without a new part, players may agree to end it and score it as it is.',
  },
};
