import type { Rulings } from '../../core/rulebook';

export const SOURCES: Readonly<Record<string, string>> = {
  EN: 'English rules (Steel and Jacklin)',
  DE: 'German rules',
  CARD: 'review of the French edition (Peter Card)',
  ESUM: 'transcription of the French board (Esum, 2014)',
  YMIR: 'short rules of ymir.de',
  GWP: 'review of gamesweplay.de',
  SCH: 'house rules (Greg Schloesser, with those of Adams and Evans)',
};

/** Our rulings by number. Questions that the rulebooks answer have no entry. */
export const RULINGS: Rulings = {
  1: {
    rule: 'order',
    sources: ['EN', 'DE'],
    text: 'Bids are multiples of 100, the smallest coin.',
  },
  2: {
    rule: 'order',
    sources: ['EN', 'DE'],
    text: 'Players with equal bids roll a die. Reroll ties.',
  },
  3: {
    rule: 'order',
    sources: ['EN', 'DE'],
    text: 'The rules differ for zero bids. In the English rules dice assign the positions, highest first. In the German ones the highest die chooses among the positions left. We follow the English rules, and the German ones are an option. The same applies when everyone bids zero.',
  },
  6: {
    rule: 'money',
    sources: ['DE'],
    text: 'Players don’t have to show their money, so treasuries are hidden (open ones are an option). Everything else is public.',
  },
  7: {
    rule: 'bargain',
    sources: ['EN', 'DE', 'GWP'],
    text: 'A price is per piece, and a multiple of 100. Once it’s agreed, the buyer decides how many pieces to take, from none to all they asked for and can pay. A single piece is sold at once.',
  },
  8: {
    rule: 'supply',
    sources: ['EN'],
    text: 'Goods thrown overboard or lost with a galley return to the box and can be bought again.',
  },
  10: {
    rule: 'warehouse',
    sources: ['EN', 'DE'],
    text: 'The English rules move goods between port and galley, the German ones only between galleys. We let goods enter a warehouse only when sold. They never leave it, and building doesn’t use them up.',
  },
  11: {
    rule: 'own-ports',
    sources: ['EN', 'CARD'],
    text: 'Sales pay in your own ports too, as in the English rules. In the French edition they don’t (an option).',
  },
  12: {
    rule: 'selling',
    sources: ['EN', 'DE'],
    text: 'A full warehouse takes nothing more.',
  },
  13: {
    rule: 'market',
    sources: ['EN', 'DE'],
    text: 'You earn the higher bonus in any of the four capitals another player holds. Each sale is checked separately.',
  },
  15: {
    rule: 'fort',
    sources: ['EN', 'DE'],
    text: 'A port can have only one fort. You don’t need a galley there to build it.',
  },
  17: {
    rule: 'limits',
    sources: ['CARD'],
    text: 'Players share the 28 galleys. They don’t have seven each.',
  },
  18: {
    rule: 'fort',
    sources: ['EN', 'DE'],
    text: 'A fort stays when its port changes hands.',
  },
  19: {
    rule: 'hiring',
    sources: ['EN', 'DE'],
    text: 'For hiring, count only the goods in the warehouse, not what the port makes.',
  },
  20: {
    rule: 'limits',
    sources: ['EN', 'DE'],
    text: 'Sailors are limited: 180 in the English rules, 176 in the German ones (an option). The rules remove the dead “from play”. We return them to the box, to be hired again. Removing them permanently is an option.',
  },
  22: {
    rule: 'landing',
    sources: ['EN', 'DE'],
    text: 'You may leave your port without a garrison. Anyone may then land there without a fight in the landing phase.',
  },
  24: {
    rule: 'discard',
    sources: ['EN', 'DE', 'YMIR'],
    text: 'You may discard goods in your own harbour phase and when sharing out spoils. Sailors who leave a galley in a neutral port return to the box.',
  },
  25: {
    rule: 'trade',
    sources: ['EN', 'DE'],
    text: 'You trade in the harbour phase of the player whose turn it is. The FAQ mentions exchanges, but its answers cover only sales: goods are sold for money, and sailors never change sides. Exchanges of goods for goods, plus money, are an option. The goods are set first, the money is negotiated like a price, and the swap happens as a whole.',
  },
  26: {
    rule: 'passage',
    sources: ['EN', 'DE', 'YMIR'],
    text: 'Only other players’ galleys can block a galley, never ports, garrisons or its owner’s galleys.',
  },
  28: {
    rule: 'both-fall',
    sources: ['EN', 'DE'],
    text: 'The rules don’t say what happens when both crews fall at once. At sea, both galleys sink with their cargo. Against a port, the galley sinks, and the port stays its owner’s, but empty.',
  },
  29: {
    rule: 'spoils',
    sources: ['EN', 'DE'],
    text: '“The victor” can also be the attacked galley, so it may seize its attacker. A garrison can’t.',
  },
  30: {
    rule: 'spoils',
    sources: ['EN', 'DE'],
    text: 'A seized galley with a crew can fight again this turn.',
  },
  31: {
    rule: 'fighting',
    sources: ['EN', 'DE'],
    text: 'You may attack a port even if its owner has galleys there.',
  },
  33: {
    rule: 'landing',
    sources: ['EN', 'DE'],
    text: 'You can’t land sailors in your own port if it has a garrison.',
  },
  34: {
    rule: 'landing',
    sources: ['EN', 'DE'],
    text: 'If a galley’s last sailor lands, the galley and its cargo are gone before goods are sold.',
  },
  35: {
    rule: 'end',
    sources: ['EN', 'DE', 'SCH'],
    text: 'Ducats are rounded down to whole points. Your own capital scores as a port that isn’t full, plus its ten. Points for galleys, forts and sailors are a house rule (an option).',
  },
  36: {
    rule: 'ties',
    sources: ['EN', 'DE'],
    text: 'The rules don’t settle ties, so players share the win. Giving it to the player with the most ports is an option.',
  },
  37: {
    rule: 'powers',
    sources: ['EN', 'DE', 'YMIR'],
    text: 'The rules don’t say who takes which power. We go by seat, or at random (an option). Two play Venice and Genoa, or Spain and Turkey. The capital of an unused power is a neutral port of six spaces.',
  },
  38: {
    rule: 'last-turn',
    sources: ['EN', 'DE', 'SCH'],
    text: 'The game ends after its last turn. With a house rule (an option), you roll a die from the last turn on, and 5 or 6 ends the game.',
  },
  40: {
    rule: 'warehouses',
    sources: ['CARD', 'EN'],
    text: 'No source gives the warehouse prices. They start at 2, which matches the only payment we found documented, or at 1 (an option).',
  },
  41: {
    rule: 'sea',
    sources: ['ESUM'],
    text: 'The board transcription shows the border between Alexandria and Acre on one side only. We leave it out. Including it is an option.',
  },
  42: {
    rule: 'bargain',
    sources: ['EN', 'DE'],
    text: 'A failed deal is closed until the next turn, so you can’t ask again and again. Between galleys, the seller may ask up to what the buyer has. With hidden money they may ask more, and the buyer then can’t accept.',
  },
};
