import type { Refusals } from '../../kit/refuse';

/**
 * Refusals by code: the rule (a key of RULES), a message for the player, and related rulings. The renderer
 * translates the codes; the console prints the messages.
 */
export const REFUSALS = {
  'game-over': { rule: 'end', message: 'The game is over.' },
  'not-your-turn': { rule: 'wheel', message: 'It’s another player’s turn to decide.' },
  'not-now': { rule: 'activation', message: 'You can’t do that right now.' },
  'no-money': { rule: 'money', message: 'You can’t afford that.' },
  count: { rule: 'moves', message: 'Choose at least one piece.' },

  'not-closable': {
    rule: 'closing',
    message: 'You can only close ports that produce wood, stone, wine or marble.',
    rulings: [38],
  },
  'good-closed': { rule: 'closing', message: 'A port producing this good is already closed.', rulings: [38] },
  'starts-needed': {
    rule: 'closing',
    message: 'Every player needs a starting port, so this one stays open.',
    rulings: [38],
  },
  'not-a-start': { rule: 'setup', message: 'You can’t start in this port.' },
  'port-taken': { rule: 'setup', message: 'Another player starts in this port.' },
  'port-closed': { rule: 'closing', message: 'This port is closed: no loading, selling or claiming.', rulings: [38] },
  'no-such-number': { rule: 'wheel', message: 'No galley has this number in this game.' },
  'galley-taken': { rule: 'wheel', message: 'This galley is already on the board.' },

  'acted-already': { rule: 'activation', message: 'This galley has already acted, so you can’t invest instead.' },
  investing: { rule: 'activation', message: 'You’re investing, so the galley doesn’t act.' },
  'investing-already': { rule: 'investment', message: 'You’re already investing: buy, or end the turn.' },
  'not-investing': { rule: 'investment', message: 'Choose to invest first.' },
  'loading-over': { rule: 'activation', message: 'You can only load before doing anything else.' },
  'movement-over': {
    rule: 'activation',
    message: 'This galley can’t move any more. Sail before you sell or fight.',
  },
  'sale-or-battle': { rule: 'activation', message: 'A galley can sell or fight, not both.' },

  'no-port-here': { rule: 'ports', message: 'There’s no port in this space.' },
  'not-your-port': { rule: 'ports', message: 'You don’t control that port.' },
  'not-your-galley': { rule: 'wheel', message: 'That galley isn’t yours.' },
  'not-yours': { rule: 'crews', message: 'You can only move pieces between your own galleys and ports.' },
  'not-here': { rule: 'crews', message: 'Both must be in the same space.' },
  'none-to-discard': { rule: 'goods', message: 'That good isn’t aboard.' },
  'not-aboard': { rule: 'crews', message: 'There’s no such piece there.' },
  'active-only': { rule: 'crews', message: 'You can only move pieces to or from the active galley.' },
  'goods-stay': { rule: 'goods', message: 'Goods enter a warehouse only when sold, and never leave it.' },
  'no-room': { rule: 'capacity', message: 'A galley carries at most five pieces, sailors and goods together.' },
  'garrison-full': { rule: 'garrison', message: 'A port can’t hold more sailors than it has warehouse spaces.' },
  'last-garrison': { rule: 'garrison', message: 'Leave at least one sailor in your port.' },
  'same-piece': { rule: 'crews', message: 'The pieces are of the same kind.' },
  'exchange-full-only': { rule: 'crews', message: 'There’s room, so just move the pieces.' },
  'last-sailor': { rule: 'capacity', message: 'That would leave a galley without sailors.' },
  'supply-empty': { rule: 'goods', message: 'There aren’t that many cubes of this good left.', rulings: [8] },

  'no-oars': { rule: 'movement', message: 'A galley moves one space per sailor aboard.' },
  'not-next-to': { rule: 'movement', message: 'Galleys only move to neighbouring spaces.' },
  blockaded: {
    rule: 'blockade',
    message: 'You’re blockaded: fight the blockader’s galleys, or end the turn.',
    rulings: [15, 31],
  },
  held: { rule: 'blockade', message: 'A blockade stopped this galley. It can sell, fight or end its turn.' },
  'revoke-late': {
    rule: 'blockade',
    message: 'Cancel standing orders before your galley acts or you invest.',
  },
  'no-order': { rule: 'blockade', message: 'You have no standing order for this player’s galleys.' },

  'none-to-sell': { rule: 'sale', message: 'That good isn’t aboard.' },
  'produced-here': { rule: 'sale', message: 'This port produces that good, so it doesn’t buy it.' },
  'not-wanted': { rule: 'sale', message: 'This port already stores that good.' },
  'warehouse-full': { rule: 'sale', message: 'This port’s warehouse is full.' },

  'attack-here': { rule: 'battle', message: 'You can only attack galleys in the same space or the port beside it.' },
  'no-such-galley': { rule: 'battle', message: 'No other player has that galley.' },
  'no-strength': {
    rule: 'strength',
    message: 'Its crew is exhausted: you can’t attack with combat value 0.',
    rulings: [23],
  },
  'own-port': { rule: 'storm', message: 'That port is yours.' },
  'neutral-port': { rule: 'storm', message: 'No one defends this port. Claim it.' },
  'galleys-first': {
    rule: 'storm',
    message: 'Sink the owner’s galleys here before you attack the port.',
    rulings: [25],
  },
  'last-port': { rule: 'last-port', message: 'You can’t attack a player’s last port.', rulings: [30] },
  'not-neutral': { rule: 'storm', message: 'You can only claim a neutral port.' },
  'no-cargo': { rule: 'loot', message: 'That good isn’t aboard.' },
  'no-crew': { rule: 'storm', message: 'There aren’t that many sailors aboard.' },

  'no-own-port': { rule: 'investment', message: 'Sailors can only join a galley in your own port.' },
  'no-sailors': { rule: 'limits', message: 'You don’t have that many sailors in reserve.', rulings: [8] },
  'one-galley': { rule: 'fleet', message: 'You can buy only one galley per investment.' },
  'fleet-full': { rule: 'limits', message: 'A player can own at most six galleys.' },
  'enough-galleys': {
    rule: 'catch-up',
    message: 'After the turn, you can only buy galleys until you have two.',
    rulings: [32],
  },
  'fort-already': { rule: 'fort', message: 'This port already has a fort.' },
  'fort-goods': { rule: 'fort', message: 'A fort needs wood and stone, produced or stored in the port.' },
  'no-forts': { rule: 'limits', message: 'All five forts are built.', rulings: [2] },
  'basilica-already': { rule: 'basilica', message: 'This port already has a basilica.' },
  'basilica-goods': {
    rule: 'basilica',
    message: 'A basilica needs gold and marble, produced or stored in the port.',
    rulings: [1],
  },
  'no-basilicas': { rule: 'limits', message: 'All five basilicas are built.', rulings: [2] },
} as const satisfies Refusals;

export type RefusalCode = keyof typeof REFUSALS;
