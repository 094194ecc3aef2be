import type { Refusals } from '../../kit/refuse';

/**
 * Refusals by code: the rule (a key of RULES), a message for the player, and related rulings. The renderer
 * translates the codes; the console prints the messages.
 */
export const REFUSALS = {
  'game-over': { rule: 'end', message: 'The game is over.' },
  'not-your-turn': { rule: 'turn-order', message: 'It’s another player’s turn to decide.' },
  'not-now': { rule: 'phases', message: 'You can’t do that right now.' },
  'harbour-only': { rule: 'phases', message: 'You can only do that in the harbour phase.' },
  'sailing-only': { rule: 'phases', message: 'Galleys only sail in the sailing phase.' },
  'combat-only': { rule: 'phases', message: 'Galleys only fight in the combat phase.' },
  'landing-only': { rule: 'phases', message: 'Sailors only take ports in the landing phase.' },
  'revenue-only': { rule: 'phases', message: 'Ports only buy your goods in the revenue phase.' },
  'not-your-galley': { rule: 'galleys', message: 'That galley isn’t yours.' },
  'not-your-port': { rule: 'ports', message: 'You don’t control that port.' },
  'not-yours': { rule: 'transfer', message: 'You can only move pieces between your own galleys and garrisons.' },
  'not-here': { rule: 'transfer', message: 'Both must be in the same space.' },
  'not-aboard': { rule: 'transfer', message: 'There’s no such piece there.' },
  'no-room': { rule: 'capacity', message: 'A galley carries at most five pieces, sailors and goods together.' },
  'no-money': { rule: 'money', message: 'You can’t afford that.' },
  coin: { rule: 'money', message: 'Use multiples of 100 ducats.', rulings: [1, 7] },
  count: { rule: 'moves', message: 'Choose at least one piece.' },
  'no-such-player': { rule: 'moves', message: 'There’s no such player.' },
  'no-such-galley': { rule: 'galleys', message: 'No other player has that galley.' },
  'same-answer': { rule: 'passage', message: 'That’s already your standing order.' },

  'place-both': { rule: 'setup', message: 'Choose a crew for each of your two galleys.' },
  'place-crew': { rule: 'setup', message: 'Each galley needs at least one sailor to stay afloat.' },
  'place-taken': { rule: 'order', message: 'That position is taken.' },

  'owner-sets-price': { rule: 'price', message: 'This port’s owner sets the price. Ask for it.' },
  'fixed-price': { rule: 'price', message: 'The price is fixed here. Just buy it.' },
  'not-in-port': {
    rule: 'buying',
    message: 'The galley isn’t in that port’s space. It can sail there in the sailing phase.',
  },
  'supply-empty': {
    rule: 'supply',
    message: 'The supply doesn’t have that many left. Only players have the rest.',
    rulings: [8],
  },
  'bargain-closed': {
    rule: 'bargain',
    message: 'This deal failed. You can try again next turn.',
    rulings: [42],
  },
  'price-low': { rule: 'price', message: 'No port sells below 100 ducats.' },
  'price-high': { rule: 'price', message: 'You can ask up to 300 ducats, or 1,000 with a monopoly.' },
  'price-cargo': {
    rule: 'bargain',
    message: 'This game uses an earlier version’s rules: at most 2,000 ducats between galleys.',
    rulings: [42],
  },
  'price-purse': {
    rule: 'bargain',
    message: 'The buyer doesn’t have that much money.',
    rulings: [42],
  },
  'counter-lower': { rule: 'bargain', message: 'A counter-offer must be lower than the asking price.' },
  'more-than-asked': { rule: 'bargain', message: 'You didn’t ask for that many pieces.', rulings: [7] },
  'must-sell': {
    rule: 'selling-free',
    message: 'You can’t refuse to sell in your port. You can only set the price.',
  },
  'trade-here': { rule: 'trade', message: 'Galleys must be in the same space to trade.' },
  'none-to-trade': { rule: 'trade', message: 'There aren’t that many aboard.' },
  'no-barter': {
    rule: 'trade',
    message: 'In this game, galleys sell goods but don’t swap them.',
    rulings: [25],
  },
  'barter-same': { rule: 'trade', message: 'Swap goods for a different kind.', rulings: [25] },
  'barter-room': {
    rule: 'capacity',
    message: 'One of the two galleys would end up with more than five pieces.',
    rulings: [25],
  },
  'high-sea': { rule: 'trade', message: 'You can’t trade on the high seas.' },

  'built-already': { rule: 'building', message: 'Each port builds only one galley or fort a turn.' },
  'galley-goods': { rule: 'galley', message: 'A galley needs wood and iron, made or stored in the port.' },
  'galley-wood': {
    rule: 'galley',
    message: 'This port has no wood. A galley needs wood and iron, made or stored there.',
  },
  'galley-iron': {
    rule: 'galley',
    message: 'This port has no iron. A galley needs wood and iron, made or stored there.',
  },
  'fort-goods': { rule: 'fort', message: 'A fort needs wood and gold, made or stored in the port.' },
  'fort-wood': { rule: 'fort', message: 'This port has no wood. A fort needs wood and gold, made or stored there.' },
  'fort-gold': { rule: 'fort', message: 'This port has no gold. A fort needs wood and gold, made or stored there.' },
  'fort-already': { rule: 'fort', message: 'This port already has a fort.', rulings: [15] },
  'no-galleys': { rule: 'limits', message: 'All 28 galleys are afloat.', rulings: [17] },
  'no-forts': { rule: 'limits', message: 'All 20 forts are built.' },
  'no-garrison': { rule: 'galley', message: 'The garrison has no sailor for the new galley.' },
  'no-stores': { rule: 'hiring', message: 'This port stores no goods, so it offers no sailors.', rulings: [19] },
  'no-hands': {
    rule: 'hiring',
    message: 'This port offers no more sailors this turn: one per good it stores.',
    rulings: [19],
  },
  'hire-here': {
    rule: 'hiring',
    message: 'Hired sailors join that port’s garrison or a galley there.',
  },
  'no-sailors': { rule: 'limits', message: 'No sailors are left to hire.', rulings: [20] },

  'goods-stay': {
    rule: 'warehouse',
    message: 'Goods enter a warehouse only when sold, and never leave it.',
    rulings: [10],
  },
  'same-piece': { rule: 'transfer', message: 'The pieces are of the same kind.' },
  'exchange-full-only': { rule: 'transfer', message: 'There’s room, so just move the pieces.' },
  'exchange-order': { rule: 'transfer', message: 'Choose the galley with the lower number first.' },
  'last-sailor': { rule: 'crewless', message: 'That would leave a galley without sailors.' },
  'none-to-discard': { rule: 'discard', message: 'That good isn’t aboard.' },
  'dismiss-in-port': { rule: 'discard', message: 'Sailors can only leave a galley in a port.', rulings: [24] },
  'dismiss-ashore': { rule: 'discard', message: 'This is your port: move the sailor to the garrison instead.' },

  'no-oars': { rule: 'speed', message: 'A galley sails one space a turn per sailor aboard.' },
  'not-next-to': { rule: 'speed', message: 'Galleys only sail to neighbouring spaces.' },
  'ask-first': {
    rule: 'passage',
    message: 'Ask the galley owners here for passage before you sail on.',
  },
  'passage-refused': { rule: 'passage', message: 'Passage was refused: this galley stays here this turn.' },
  'no-need-to-ask': { rule: 'passage', message: 'This galley can leave without asking.' },

  'attack-here': { rule: 'fighting', message: 'You can only attack galleys in the same space or the port beside it.' },
  'no-foe': { rule: 'storm', message: 'You can only attack another player’s port.' },
  'no-defenders': { rule: 'storm', message: 'This port has no garrison. Land there next phase.' },
  'fate-first': { rule: 'spoils', message: 'First choose whether to sink or seize the galley.' },
  'fate-settled': { rule: 'spoils', message: 'You’ve already decided what happens to that galley.' },
  'prize-crew': {
    rule: 'spoils',
    message: 'Crew the prize with at least one sailor from the winning galley.',
  },
  'not-in-fight': { rule: 'spoils', message: 'You can only move cargo between the two galleys in the fight.' },
  'no-cargo': { rule: 'spoils', message: 'That good isn’t aboard.' },
  'crewless-ship': {
    rule: 'spoils',
    message: 'A galley without a crew can’t take or drop cargo.',
  },
  'no-crew': { rule: 'landing', message: 'There aren’t that many sailors aboard.' },

  'no-port-here': { rule: 'ports', message: 'There’s no port in this space.' },
  garrisoned: { rule: 'landing', message: 'You can only land in a port without a garrison.', rulings: [33] },
  'none-to-sell': { rule: 'selling', message: 'That good isn’t aboard.' },
  'not-wanted': { rule: 'selling', message: 'This port already makes or stores that good.' },
  'warehouse-full': { rule: 'selling', message: 'This port’s warehouse is full.', rulings: [12] },
} as const satisfies Refusals;

export type RefusalCode = keyof typeof REFUSALS;
