import type { Rulings } from '../../core/rulebook';

/** The sources of this game's rulings. */
export const SOURCES: Readonly<Record<string, string>> = {
  R: 'English rulebook',
  OG: 'preview by the designer (opinionatedgamers.com)',
};

/** Our rulings for La Loire, numbered as on our page of sources. */
export const RULINGS: Rulings = {
  1: {
    rule: 'buying',
    sources: ['R'],
    text: 'The table of actions gives the point for a purchase at a Monastery to “the Farm’s owner”: a misprint. It is the owner of the Monastery who gains it, as the text says.',
  },
  2: {
    rule: 'beer',
    sources: ['R'],
    text: 'Beer costs twice the market price without the discount of a Farm; only then does the circus save its denier. It is sold to the Monastery’s owner alone, who gains the point too.',
  },
  3: {
    rule: 'distance',
    sources: ['R'],
    text: 'A figure passes through a city straight on, onto the other road. It chooses between the roads only when it begins its move in a city.',
  },
  4: {
    rule: 'horses',
    sources: ['R'],
    text: 'Any number of horses may be left behind, and one taken up (two with the Squire), from those without a rider where the figure sets out.',
  },
  5: {
    rule: 'errand',
    sources: ['R'],
    text: 'A figure acts once a move. What the rulebook joins with “&” for the Merchant is one action, in any order; the Messenger delivers, buys messages or hires. Palatium Balivi comes in addition.',
  },
  6: {
    rule: 'hiring',
    sources: ['R'],
    text: 'One character may be hired a turn over both figures, two with the Lady-in-waiting. Palatium Balivi is within that number.',
  },
  7: {
    rule: 'leaving',
    sources: ['R'],
    text: 'Whether a Merchant in a city has the 5 deniers it needs to leave is asked at the beginning of the turn, and again when it is its turn to move after the Messenger. If not it stays, its player takes 1 denier, no Bank pays, and the turn is over. What the Blacksmith is paid must leave those 5 deniers.',
  },
  8: {
    rule: 'leaving',
    sources: ['R'],
    text: 'Deniers above the limit are given back when the Merchant leaves, so the Messenger may spend them first.',
  },
  9: {
    rule: 'circus',
    sources: ['R'],
    text: 'Whether the circus moves is asked after every change of the market, also when its tile lay in the middle before. The active player chooses the village.',
  },
  10: {
    rule: 'market',
    sources: ['R'],
    text: 'Only the tiles to the right of the one that was taken move to the left. A tile already at the far right stays there.',
  },
  11: {
    rule: 'buying',
    sources: ['R'],
    text: 'With the Lumberjack each of the two cards of wood is paid for; the market changes once, and the owner of the building gains one point.',
  },
  12: {
    rule: 'cubes',
    sources: ['R'],
    text: 'Marking a stop is the Messenger’s action of the turn; no other delivery begins on the turn one is finished.',
  },
  13: {
    rule: 'cubes',
    sources: ['R'],
    text: 'A cube serves one message at a time. It may be taken back, and then that stop has to be made again.',
  },
  14: {
    rule: 'supply',
    sources: ['R'],
    text: 'Messages, goods and characters that have run out cannot be had; nothing is shuffled again.',
  },
  15: {
    rule: 'palaces',
    sources: ['R'],
    text: 'A palace works from its owner’s next turn on.',
  },
  16: {
    rule: 'roads',
    sources: ['R'],
    text: 'Farms, Monasteries and Castles are counted on the two roads; palaces are not.',
  },
  17: {
    rule: 'shipping',
    sources: ['R'],
    text: 'A boat on the last space stays there, and further points of the river are lost.',
  },
  18: {
    rule: 'casual',
    sources: ['R'],
    text: 'That the casual game uses “no cards” means no characters, palaces and circus: goods, deniers and messages are needed all the same.',
  },
  19: {
    rule: 'end',
    sources: ['R'],
    text: 'Once the end has been brought about, everybody else has exactly one more turn.',
  },
  20: {
    rule: 'buying',
    sources: ['R'],
    text: 'A good that costs nothing is bought like any other: the owner gains the point, and the market changes.',
  },
  21: {
    rule: 'setup',
    sources: ['R', 'OG'],
    text: 'Which village lies where, and the cards, are reconstructed to fit every example of the rulebook. Shields are dealt at random, or laid out as in our own first game (an option).',
  },
  22: {
    rule: 'end',
    sources: ['R'],
    text: 'The rulebook lets a game go on until a boat arrives or enough messages are delivered. After 20 rounds in which no boat moved and no message was delivered the players may end it by agreement, and it is scored as it stands.',
  },
};
