import type { Refusals } from '../../kit/refuse';

/**
 * Why a move is refused: the rule that forbids it (a key of RULES in words.ts), one sentence for the player, and the
 * rulings (rulings.ts) it relies on. The renderer translates by code; the console prints the sentence here.
 */
export const REFUSALS = {
  'game-over': { rule: 'end', message: 'The game is over.' },
  'not-your-turn': { rule: 'wheel', message: 'Another player has to decide first.' },
  'not-now': { rule: 'activation', message: 'That is not what is being decided now.' },
  'no-money': { rule: 'money', message: 'You cannot pay for that.' },
  count: { rule: 'moves', message: 'At least one piece.' },

  'not-closable': {
    rule: 'closing',
    message: 'Only ports producing wood, stone, wine or marble are closed.',
    rulings: [38],
  },
  'good-closed': { rule: 'closing', message: 'A port producing this good is closed already.', rulings: [38] },
  'starts-needed': {
    rule: 'closing',
    message: 'Every player needs a starting port: this one must stay open.',
    rulings: [38],
  },
  'not-a-start': { rule: 'setup', message: 'Nobody begins in this port.' },
  'port-taken': { rule: 'setup', message: 'Another player begins in this port.' },
  'port-closed': { rule: 'closing', message: 'This port is closed: no loading, no sale, no claim.', rulings: [38] },
  'no-such-number': { rule: 'wheel', message: 'There is no galley with this number in this game.' },
  'galley-taken': { rule: 'wheel', message: 'This galley is on the board already.' },

  'acted-already': { rule: 'activation', message: 'The galley has acted: it is too late to invest instead.' },
  investing: { rule: 'activation', message: 'You are investing: the galley does not act this time.' },
  'investing-already': { rule: 'investment', message: 'You are investing already: buy, or end the turn.' },
  'not-investing': { rule: 'investment', message: 'Decide to invest first.' },
  'loading-over': { rule: 'activation', message: 'Loading comes before everything else.' },
  'movement-over': {
    rule: 'activation',
    message: 'The galley cannot move any more: movement comes before sale or battle.',
  },
  'sale-or-battle': { rule: 'activation', message: 'A galley sells or fights, not both.' },

  'no-port-here': { rule: 'ports', message: 'There is no port in this space.' },
  'not-your-port': { rule: 'ports', message: 'You do not control that port.' },
  'not-your-galley': { rule: 'wheel', message: 'That galley is not yours.' },
  'not-yours': { rule: 'crews', message: 'Pieces move only between your own galleys and ports.' },
  'not-here': { rule: 'crews', message: 'Both must be in the same space.' },
  'none-to-discard': { rule: 'goods', message: 'There is no such good aboard.' },
  'not-aboard': { rule: 'crews', message: 'There is no such piece to take.' },
  'active-only': { rule: 'crews', message: 'Pieces move to or from the active galley.' },
  'goods-stay': { rule: 'goods', message: 'Goods come into a warehouse by a sale only, and never leave it.' },
  'no-room': { rule: 'capacity', message: 'A galley carries five pieces at most, sailors and goods together.' },
  'garrison-full': { rule: 'garrison', message: 'A port holds as many sailors as its warehouse has spaces.' },
  'last-garrison': { rule: 'garrison', message: 'One sailor at least stays in a port of yours.' },
  'same-piece': { rule: 'crews', message: 'Exchanging a piece for one of its own kind changes nothing.' },
  'exchange-full-only': { rule: 'crews', message: 'There is room: move the pieces one at a time.' },
  'last-sailor': { rule: 'capacity', message: 'That would leave a galley without a sailor.' },
  'supply-empty': { rule: 'goods', message: 'There are not so many cubes of this good left.', rulings: [8] },

  'no-oars': { rule: 'movement', message: 'A galley moves as many spaces as it has sailors aboard.' },
  'not-next-to': { rule: 'movement', message: 'Galleys move from space to neighbouring space.' },
  blockaded: {
    rule: 'blockade',
    message: 'Your sale or claim is blockaded: fight the blockader’s galleys, or end the turn.',
    rulings: [15, 31],
  },
  held: { rule: 'blockade', message: 'A blockade has stopped the galley here: it sells, fights or ends its turn.' },
  'revoke-late': {
    rule: 'blockade',
    message: 'Standing orders are taken back before a galley of yours acts or you invest.',
  },
  'no-order': { rule: 'blockade', message: 'You have no standing order about this player’s galleys.' },

  'none-to-sell': { rule: 'sale', message: 'There is no such good aboard.' },
  'not-wanted': { rule: 'sale', message: 'This port produces or stores that good already.' },
  'warehouse-full': { rule: 'sale', message: 'The warehouse of this port is full.' },

  'attack-here': { rule: 'battle', message: 'A galley attacks only what lies in its own space or beside it.' },
  'no-such-galley': { rule: 'battle', message: 'There is no such galley of another player.' },
  'no-strength': {
    rule: 'strength',
    message: 'Its crew is exhausted: a combat value of 0 cannot attack.',
    rulings: [23],
  },
  'own-port': { rule: 'storm', message: 'That port is yours.' },
  'neutral-port': { rule: 'storm', message: 'Nobody defends this port: claim it.' },
  'galleys-first': {
    rule: 'storm',
    message: 'The owner’s galleys in this space must be sunk before the port is attacked.',
    rulings: [25],
  },
  'last-port': { rule: 'last-port', message: 'It is its owner’s last port: it cannot be attacked.', rulings: [30] },
  'not-neutral': { rule: 'storm', message: 'Only a neutral port is claimed without a fight.' },
  'no-cargo': { rule: 'loot', message: 'There is no such good aboard.' },
  'no-crew': { rule: 'storm', message: 'There are not so many sailors aboard.' },

  'no-own-port': { rule: 'investment', message: 'Sailors join a galley only in a port you control.' },
  'no-sailors': { rule: 'limits', message: 'You do not have that many sailors in reserve.', rulings: [8] },
  'one-galley': { rule: 'fleet', message: 'One galley an investment.' },
  'fleet-full': { rule: 'limits', message: 'A player owns six galleys at most.' },
  'enough-galleys': { rule: 'catch-up', message: 'After the turn galleys are bought up to two only.', rulings: [32] },
  'fort-already': { rule: 'fort', message: 'This port has its fort.' },
  'fort-goods': { rule: 'fort', message: 'A fort needs wood and stone, produced or stored in the port.' },
  'no-forts': { rule: 'limits', message: 'All five forts are built.', rulings: [2] },
  'basilica-already': { rule: 'basilica', message: 'This port has its basilica.' },
  'basilica-goods': {
    rule: 'basilica',
    message: 'A basilica needs gold and marble, produced or stored in the port.',
    rulings: [1],
  },
  'no-basilicas': { rule: 'limits', message: 'All five basilicas are built.', rulings: [2] },
} as const satisfies Refusals;

export type RefusalCode = keyof typeof REFUSALS;
