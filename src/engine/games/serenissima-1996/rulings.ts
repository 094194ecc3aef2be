import type { Rulings } from '../../core/rulebook';

/** The sources of this edition's rulings. */
export const SOURCES: Readonly<Record<string, string>> = {
  EN: 'English rules (Steel and Jacklin)',
  DE: 'German rules',
  CARD: 'review of the French edition (Peter Card)',
  ESUM: 'transcription of the French board (Esum, 2014)',
  YMIR: 'short rules of ymir.de',
  GWP: 'review of gamesweplay.de',
  SCH: 'house rules (Greg Schloesser, with those of Adams and Evans)',
};

/**
 * Our rulings for the 1996 edition, numbered as on our page of sources. What the rulebooks settle is not repeated here.
 */
export const RULINGS: Rulings = {
  1: {
    rule: 'order',
    sources: ['EN', 'DE'],
    text: 'Bids are whole hundreds, the smallest coin there is.',
  },
  2: {
    rule: 'order',
    sources: ['EN', 'DE'],
    text: 'Equal bids throw a die; equal dice are thrown again.',
  },
  3: {
    rule: 'order',
    sources: ['EN', 'DE'],
    text: 'The rules differ about those who bid zero. By the English ones the dice place them, the highest first; by the German ones the highest die chooses among the places left. We follow the English ones, the others are an option. It holds likewise when everybody bids zero.',
  },
  6: {
    rule: 'money',
    sources: ['DE'],
    text: 'Nobody need show how much money they have, so treasuries are hidden; a table may agree to open them. Everything else lies open.',
  },
  7: {
    rule: 'bargain',
    sources: ['EN', 'DE', 'GWP'],
    text: 'A price is that of one piece, in whole hundreds. Once it stands the buyer says how many pieces they take, from none to as many as were asked for and can be paid.',
  },
  8: {
    rule: 'supply',
    sources: ['EN'],
    text: 'Goods thrown overboard or lost with a galley go back to the box and can be bought again.',
  },
  10: {
    rule: 'warehouse',
    sources: ['EN', 'DE'],
    text: 'The English rules move goods between port and galley, the German ones only between galleys. Goods enter a warehouse only by a sale, never leave it, and building does not use them up.',
  },
  11: {
    rule: 'own-ports',
    sources: ['EN', 'CARD'],
    text: 'A sale is paid in one’s own ports too, as in the English rules. That it brings nothing there, as in the French edition, is an option.',
  },
  12: {
    rule: 'selling',
    sources: ['EN', 'DE'],
    text: 'A full warehouse takes nothing more.',
  },
  13: {
    rule: 'market',
    sources: ['EN', 'DE'],
    text: 'The higher bonus is earned in any of the four capitals another player holds. Whether a market is new is asked sale by sale.',
  },
  15: {
    rule: 'fort',
    sources: ['EN', 'DE'],
    text: 'A port has one fort. To build there no galley has to be present.',
  },
  17: {
    rule: 'limits',
    sources: ['CARD'],
    text: 'The 28 galleys are a common stock, not seven for each player.',
  },
  18: {
    rule: 'fort',
    sources: ['EN', 'DE'],
    text: 'A fort stays with its port when the port changes hands.',
  },
  19: {
    rule: 'hiring',
    sources: ['EN', 'DE'],
    text: 'What a port produces does not count for hiring; only what lies in its warehouse does.',
  },
  20: {
    rule: 'limits',
    sources: ['EN', 'DE'],
    text: 'The number of sailors is a hard limit: 180 by the English rules, 176 by the German ones (an option). The rules remove the killed “from play”: here they go back to the box and can be hired again, or are gone for good (an option).',
  },
  22: {
    rule: 'landing',
    sources: ['EN', 'DE'],
    text: 'A port may be left without a garrison. Anybody may then land there in the landing phase without a fight.',
  },
  24: {
    rule: 'discard',
    sources: ['EN', 'DE', 'YMIR'],
    text: 'Goods are discarded in one’s own harbour phase, and while spoils are shared out. Sailors who leave a galley in a neutral port go back to the box.',
  },
  25: {
    rule: 'trade',
    sources: ['EN', 'DE'],
    text: 'Players trade in the harbour phase of the player in turn. The questions of the rulebooks speak of exchange, their answers only of sales: goods are sold for money, and sailors never change sides. That goods may also be exchanged for goods, with money on top, is an option. What a galley throws in is agreed at the beginning, the money is talked over like a price, and an exchange that was agreed happens as a whole.',
  },
  26: {
    rule: 'passage',
    sources: ['EN', 'DE', 'YMIR'],
    text: 'One’s own galleys, ports and garrisons never hold a galley up; only galleys of other players do.',
  },
  28: {
    rule: 'both-fall',
    sources: ['EN', 'DE'],
    text: 'The rules do not say what happens when both crews fall at once. At sea both galleys sink with their cargo; against a port the galley sinks, and the port stays its owner’s, but empty.',
  },
  29: {
    rule: 'spoils',
    sources: ['EN', 'DE'],
    text: '“The victor” may also be the galley that was attacked: it may seize its attacker. A garrison may not.',
  },
  30: {
    rule: 'spoils',
    sources: ['EN', 'DE'],
    text: 'A galley that was seized and has a crew fights on in the same turn.',
  },
  31: {
    rule: 'fighting',
    sources: ['EN', 'DE'],
    text: 'A port may be attacked while galleys of its owner lie beside it.',
  },
  33: {
    rule: 'landing',
    sources: ['EN', 'DE'],
    text: 'Nobody lands sailors in a port of their own that has a garrison.',
  },
  34: {
    rule: 'landing',
    sources: ['EN', 'DE'],
    text: 'A galley whose last sailor lands is gone before goods are sold, and its cargo with it.',
  },
  35: {
    rule: 'end',
    sources: ['EN', 'DE', 'SCH'],
    text: 'Ducats are rounded down to whole points. One’s own capital brings its point as a port not full beside its ten. Points for galleys, forts and sailors are a house rule, and an option.',
  },
  36: {
    rule: 'ties',
    sources: ['EN', 'DE'],
    text: 'The rules do not say who wins a tie: the win is shared. That the one with most ports wins is an option.',
  },
  37: {
    rule: 'powers',
    sources: ['EN', 'DE', 'YMIR'],
    text: 'Who takes which power is not said: as players sit, or by lot (an option). Two play Venice and Genoa, or Spain and Turkey. The capital of a power nobody plays is a neutral port of six spaces.',
  },
  38: {
    rule: 'last-turn',
    sources: ['EN', 'DE', 'SCH'],
    text: 'The game ends after its last turn. Thrown for from the last turn on, over at a 5 or 6, it is a house rule, and an option.',
  },
  40: {
    rule: 'warehouses',
    sources: ['CARD', 'EN'],
    text: 'No source prints the figures of the warehouse spaces. They are counted from 2, which fits the one payment a player reports, or from 1 (an option).',
  },
  41: {
    rule: 'sea',
    sources: ['ESUM'],
    text: 'The transcription of the board lists the border of Alexandria and Acre on one side only. Here it is none, unless the table says so (an option).',
  },
  42: {
    rule: 'bargain',
    sources: ['EN', 'DE'],
    text: 'A bargain that failed is closed until the next turn, so a player cannot be asked again and again. Between galleys the seller may ask any price up to what the buyer has. With hidden money the seller may ask more, and the buyer then cannot accept.',
  },
};
