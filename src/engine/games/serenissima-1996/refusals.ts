import type { Refusals } from '../../kit/refuse';

/**
 * Why a move is refused: the rule that forbids it (a key of RULES in words.ts), one sentence for the player, and the
 * rulings (rulings.ts) it relies on. The renderer translates by code; the console prints the sentence here.
 */
export const REFUSALS = {
  'game-over': { rule: 'end', message: 'The game is over.' },
  'not-your-turn': { rule: 'turn-order', message: 'Another player has to decide first.' },
  'not-now': { rule: 'phases', message: 'That is not what is being decided now.' },
  'not-your-galley': { rule: 'galleys', message: 'That galley is not yours.' },
  'not-your-port': { rule: 'ports', message: 'You do not control that port.' },
  'not-yours': { rule: 'transfer', message: 'Pieces move only between your own galleys and garrisons.' },
  'not-here': { rule: 'transfer', message: 'Both must be in the same space.' },
  'not-aboard': { rule: 'transfer', message: 'There is no such piece to take.' },
  'no-room': { rule: 'capacity', message: 'A galley carries five pieces at most, sailors and goods together.' },
  'no-money': { rule: 'money', message: 'You cannot pay for that.' },
  coin: { rule: 'money', message: 'Sums are whole hundreds of ducats.', rulings: [1, 7] },
  count: { rule: 'moves', message: 'At least one piece.' },
  'no-such-player': { rule: 'moves', message: 'There is no such other player.' },
  'no-such-galley': { rule: 'galleys', message: 'There is no such galley of another player.' },
  'same-answer': { rule: 'passage', message: 'That is your standing answer already.' },

  'place-both': { rule: 'setup', message: 'Name the crew of each of your two galleys.' },
  'place-crew': { rule: 'setup', message: 'Each galley needs at least one sailor to stay afloat.' },
  'place-taken': { rule: 'order', message: 'That place in the order is taken.' },

  'owner-sets-price': { rule: 'price', message: 'The owner of this port sets the price: ask for it.' },
  'fixed-price': { rule: 'price', message: 'The price of a piece is settled here: just buy it.' },
  'not-in-port': { rule: 'buying', message: 'The galley must lie in the space of that port.' },
  'supply-empty': {
    rule: 'supply',
    message: 'There are not so many pieces of this good left; only players have the others.',
    rulings: [8],
  },
  'bargain-closed': {
    rule: 'bargain',
    message: 'This bargain has failed; it can be tried again next turn.',
    rulings: [42],
  },
  'price-low': { rule: 'price', message: 'No port sells below 100 ducats.' },
  'price-high': { rule: 'price', message: 'The price is at most 300 ducats, or 1,000 with a monopoly of the good.' },
  'price-cargo': {
    rule: 'bargain',
    message: 'This match began under earlier rules: between galleys no price is above 2,000 ducats.',
    rulings: [42],
  },
  'price-purse': {
    rule: 'bargain',
    message: 'The buyer does not have that much money.',
    rulings: [42],
  },
  'counter-lower': { rule: 'bargain', message: 'A counter-offer is lower than the price asked.' },
  'more-than-asked': { rule: 'bargain', message: 'The price was asked for fewer pieces than that.', rulings: [7] },
  'must-sell': {
    rule: 'selling-free',
    message: 'The owner of a port cannot refuse to sell; they can only name their price.',
  },
  'trade-here': { rule: 'trade', message: 'Galleys trade only when they lie in the same space.' },
  'none-to-trade': { rule: 'trade', message: 'There are not so many pieces of this good aboard.' },
  'no-barter': {
    rule: 'trade',
    message: 'At this table galleys sell goods; they do not exchange them.',
    rulings: [25],
  },
  'barter-same': { rule: 'trade', message: 'Goods are exchanged for goods of another kind.', rulings: [25] },
  'barter-room': {
    rule: 'capacity',
    message: 'After the exchange one of the two galleys would carry more than five pieces.',
    rulings: [25],
  },
  'high-sea': { rule: 'trade', message: 'Players do not trade on the high seas, away from all land.' },

  'built-already': { rule: 'building', message: 'One galley or one fort a turn in each port.' },
  'galley-goods': { rule: 'galley', message: 'A galley needs wood and iron, produced or stored in the port.' },
  'fort-goods': { rule: 'fort', message: 'A fort needs wood and gold, produced or stored in the port.' },
  'fort-already': { rule: 'fort', message: 'This port has its fort.', rulings: [15] },
  'no-galleys': { rule: 'limits', message: 'All 28 galleys are afloat.', rulings: [17] },
  'no-forts': { rule: 'limits', message: 'All 20 forts are built.' },
  'no-garrison': { rule: 'galley', message: 'There is no sailor in the garrison to man the new galley.' },
  'no-hands': { rule: 'hiring', message: 'A port offers as many sailors a turn as it stores goods.', rulings: [19] },
  'hire-here': {
    rule: 'hiring',
    message: 'Hired sailors join the garrison of that port, or a galley that lies beside it.',
  },
  'no-sailors': { rule: 'limits', message: 'There are no sailors left in the box.', rulings: [20] },

  'goods-stay': {
    rule: 'warehouse',
    message: 'Goods enter a warehouse only by a sale, and never leave it.',
    rulings: [10],
  },
  'same-piece': { rule: 'transfer', message: 'Exchanging a piece for one of its own kind changes nothing.' },
  'exchange-full-only': { rule: 'transfer', message: 'There is room: move the pieces one at a time.' },
  'exchange-order': { rule: 'transfer', message: 'Name the galley with the lower number first.' },
  'last-sailor': { rule: 'crewless', message: 'That would leave a galley without a sailor.' },
  'none-to-discard': { rule: 'discard', message: 'There is no such good aboard.' },
  'dismiss-in-port': { rule: 'discard', message: 'Sailors leave a galley only in the space of a port.', rulings: [24] },
  'dismiss-ashore': { rule: 'discard', message: 'In your own port they join the garrison: move them there.' },

  'no-oars': { rule: 'speed', message: 'A galley sails as many spaces a turn as it has sailors.' },
  'not-next-to': { rule: 'speed', message: 'Galleys sail from space to neighbouring space.' },
  'ask-first': {
    rule: 'passage',
    message: 'To sail on from here the owners of the galleys in this space must agree: ask for passage.',
  },
  'passage-refused': { rule: 'passage', message: 'Passage was refused: this galley stays here for the turn.' },
  'no-need-to-ask': { rule: 'passage', message: 'This galley may leave without asking.' },

  'attack-here': { rule: 'fighting', message: 'A galley attacks only what lies in its own space or beside it.' },
  'no-foe': { rule: 'storm', message: 'Only a port of another player can be attacked.' },
  'no-defenders': { rule: 'storm', message: 'This port has no garrison: land there in the next phase.' },
  'fate-first': { rule: 'spoils', message: 'First decide whether to sink or to seize the galley.' },
  'fate-settled': { rule: 'spoils', message: 'The fate of the beaten galley is settled.' },
  'prize-crew': {
    rule: 'spoils',
    message: 'The crew of the prize comes from the victorious galley, one sailor at least.',
  },
  'not-in-fight': { rule: 'spoils', message: 'Only the two galleys of the fight share out their cargo.' },
  'no-cargo': { rule: 'spoils', message: 'There is no such good aboard.' },
  'crewless-ship': {
    rule: 'spoils',
    message: 'A ship without a crew takes nothing aboard, and nobody there throws anything overboard.',
  },
  'no-crew': { rule: 'landing', message: 'There are not so many sailors aboard.' },

  'no-port-here': { rule: 'ports', message: 'There is no port in this space.' },
  garrisoned: { rule: 'landing', message: 'Sailors land only where there is no garrison.', rulings: [33] },
  'none-to-sell': { rule: 'selling', message: 'There is no such good aboard.' },
  'not-wanted': { rule: 'selling', message: 'This port produces or stores that good already.' },
  'warehouse-full': { rule: 'selling', message: 'The warehouse of this port is full.', rulings: [12] },
} as const satisfies Refusals;

export type RefusalCode = keyof typeof REFUSALS;
