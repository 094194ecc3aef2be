import type { Rulings } from '../../core/rulebook';

export const SOURCES: Readonly<Record<string, string>> = {
  R: 'English rulebook',
  OG: 'preview by the designer (opinionatedgamers.com)',
  APP: 'this app, not the rulebook',
};

/** Our rulings by number. */
export const RULINGS: Rulings = {
  1: {
    rule: 'buying',
    sources: ['R'],
    text: 'The action table gives the point for a purchase at a Monastery to “the Farm’s owner”. That’s a misprint. The text names the Monastery’s owner.',
  },
  2: {
    rule: 'beer',
    sources: ['R'],
    text: 'Beer costs twice the market price, without a Farm’s discount. Then the circus takes a denier off. Only the Monastery’s owner can buy it, and also gains the point.',
  },
  3: {
    rule: 'distance',
    sources: ['R'],
    text: 'A figure passes straight through a city onto the other road. It only chooses a road when it starts its move in a city.',
  },
  4: {
    rule: 'horses',
    sources: ['R'],
    text: 'You may leave any number of horses, and take one (two with the Squire) of the free horses where the figure starts.',
  },
  5: {
    rule: 'errand',
    sources: ['R'],
    text: 'A figure acts once per move. What the rulebook joins with “&” for the Merchant is one action, in any order. The Messenger delivers, buys messages or hires. Palatium Balivi is extra.',
  },
  6: {
    rule: 'hiring',
    sources: ['R'],
    text: 'Your two figures may hire one character a turn between them, or two with the Lady-in-waiting. Hiring in Palatium Balivi counts too.',
  },
  7: {
    rule: 'leaving',
    sources: ['R'],
    text: 'A Merchant in a city needs 5 deniers to leave. We check at the start of the turn, and again if the Merchant moves after the Messenger. Without them it stays, you take 1 denier, no Bank pays, and the turn is over. After paying the Blacksmith, you must still have those 5 deniers.',
  },
  8: {
    rule: 'leaving',
    sources: ['R'],
    text: 'Deniers above the limit are returned when the Merchant leaves, so the Messenger may spend them first.',
  },
  9: {
    rule: 'circus',
    sources: ['R'],
    text: 'Check whether the circus moves after every market change, even if its tile was already in the middle. The active player chooses the village.',
  },
  10: {
    rule: 'market',
    sources: ['R'],
    text: 'Only the tiles to the right of the one taken move left. A tile already at the far right stays there.',
  },
  11: {
    rule: 'buying',
    sources: ['R'],
    text: 'With the Lumberjack, you pay for each of the two wood. The market changes once, and the building’s owner gains one point.',
  },
  12: {
    rule: 'cubes',
    sources: ['R'],
    text: 'Marking a stop is the Messenger’s action for the turn. You can’t start another delivery on the turn you finish one.',
  },
  13: {
    rule: 'cubes',
    sources: ['R'],
    text: 'A cube marks one message at a time. If you take it back, that stop must be made again.',
  },
  14: {
    rule: 'supply',
    sources: ['R'],
    text: 'When messages, goods or characters run out, they’re gone. Nothing is reshuffled.',
  },
  15: {
    rule: 'palaces',
    sources: ['R'],
    text: 'A palace works from its owner’s next turn.',
  },
  16: {
    rule: 'roads',
    sources: ['R'],
    text: 'Count Farms, Monasteries and Castles on the two roads, but not palaces.',
  },
  17: {
    rule: 'shipping',
    sources: ['R'],
    text: 'A boat on the last space stays there. Further river points are lost.',
  },
  18: {
    rule: 'casual',
    sources: ['R'],
    text: '“No cards” in the casual game means no characters, palaces or circus. You still need goods, deniers and messages.',
  },
  19: {
    rule: 'end',
    sources: ['R'],
    text: 'Once a player triggers the end, every other player has exactly one more turn.',
  },
  20: {
    rule: 'buying',
    sources: ['R'],
    text: 'A free good is bought like any other: the owner gains the point, and the market changes.',
  },
  21: {
    rule: 'setup',
    sources: ['R', 'OG'],
    text: 'Village positions and cards are reconstructed to match the rulebook’s examples. Shields are dealt at random, or laid out as in our first game (an option).',
  },
  22: {
    rule: 'end',
    sources: ['APP'],
    text: 'The rulebook lets a game run until a boat arrives or enough messages are delivered. After 20 rounds without either, players may agree to end it and score it as it is.',
  },
};
