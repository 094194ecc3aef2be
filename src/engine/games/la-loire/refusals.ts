import type { Refusals } from '../../kit/refuse';

/**
 * Refusals by code: the rule (a key of RULES), a message for the player, and related rulings. The renderer
 * translates the codes; the console prints the messages.
 */
export const REFUSALS = {
  'game-over': { rule: 'end', message: 'The game is over.' },
  'not-your-turn': { rule: 'turn', message: 'It’s another player’s turn to decide.' },
  'not-now': { rule: 'turn', message: 'You can’t do that right now.' },
  'must-move': { rule: 'turn', message: 'Move both figures before you end your turn.' },
  'no-money': { rule: 'money', message: 'You don’t have enough deniers.' },
  'merchant-only': { rule: 'actions', message: 'Only the Merchant can do this, right after its move.' },
  'messenger-only': { rule: 'actions', message: 'Only the Messenger can do this, right after its move.' },
  'city-only': { rule: 'actions', message: 'You can only do this in Nantes or Orléans.' },
  'village-only': { rule: 'actions', message: 'You can only buy goods in villages.' },
  'errand-done': { rule: 'errand', message: 'The Messenger has already done something else here.', rulings: [5] },

  'too-poor': {
    rule: 'leaving',
    message: 'Your Merchant needs 5 deniers to leave the city.',
    rulings: [7],
  },
  'moved-already': { rule: 'turn', message: 'Each figure moves only once a turn.' },
  'fetched-first': { rule: 'blacksmith', message: 'Move the figure you brought a horse first.' },
  'no-horses': { rule: 'horses', message: 'The stack doesn’t have that many horses.' },
  'leave-or-take': { rule: 'horses', message: 'Leave horses here or take some, not both.' },
  'no-horse-here': { rule: 'horses', message: 'There aren’t that many free horses here.' },
  'horses-taken': { rule: 'horses', message: 'A figure takes one horse a turn, or two with the Squire.' },
  'stack-full': { rule: 'horses', message: 'A stack holds two horses, or three with the Scout.' },
  'no-turning': { rule: 'direction', message: 'Figures can only turn around when they stop in a city.' },
  exact: {
    rule: 'distance',
    message: 'A figure moves exactly one place more than it has horses.',
    rulings: [3],
  },
  'no-blacksmith': { rule: 'blacksmith', message: 'You need the Blacksmith to bring horses from elsewhere.' },
  'fetched-already': { rule: 'blacksmith', message: 'The Blacksmith brings one horse a turn.' },
  'take-here': { rule: 'blacksmith', message: 'Just take a horse that’s in the same place. It’s free.' },
  'no-horse-there': { rule: 'blacksmith', message: 'There’s no free horse there.' },
  'fetch-and-leave': {
    rule: 'blacksmith',
    message: 'Your Merchant would have fewer than the 5 deniers it needs to leave the city.',
    rulings: [7],
  },

  'bought-already': { rule: 'buying', message: 'The Merchant has already bought here.' },
  'not-sold-here': { rule: 'buying', message: 'This village doesn’t sell that good.' },
  beer: { rule: 'beer', message: 'Only a Monastery’s owner can buy beer there.', rulings: [2] },
  'one-good': {
    rule: 'buying',
    message: 'You can buy one card a turn, or two wood with the Lumberjack.',
    rulings: [11],
  },
  'sold-out': { rule: 'supply', message: 'There aren’t that many cards of this good left.', rulings: [14] },
  'carry-limit': { rule: 'carrying', message: 'You can’t hold any more of this good.' },
  'no-goods': { rule: 'selling', message: 'You don’t have that many cards of this good.' },
  'circus-colour': {
    rule: 'circus',
    message: 'Choose a village with the shield of the first market space.',
    rulings: [9],
  },

  'build-from-city': {
    rule: 'building',
    message: 'You can only build from Nantes or Orléans, but in any village that fits.',
  },
  'built-already': { rule: 'building', message: 'You can buy one building a turn, or two with the Economus.' },
  'not-a-village': { rule: 'building', message: 'You can only build that in a village.' },
  'not-empty': { rule: 'farm', message: 'A Farm needs a village without a building.' },
  'own-farm': { rule: 'farm', message: 'A Monastery or a Castle must replace your own Farm.' },
  'two-roads': {
    rule: 'roads',
    message: 'One road may have at most one more of your buildings than the other. Build on the other road.',
    rulings: [16],
  },
  'no-tokens': { rule: 'limits', message: 'You’ve built all your buildings of this kind.' },
  'no-towers': { rule: 'limits', message: 'All towers are built.' },
  'no-wood': { rule: 'building', message: 'You don’t have enough wood.' },
  'no-patronus': { rule: 'patronus', message: 'You need the Patronus to pay deniers instead of wood.' },
  'palace-owned': { rule: 'palaces', message: 'You already own this palace.' },
  'no-cards': { rule: 'casual', message: 'The casual game has no palaces.', rulings: [18] },
  'shipped-already': { rule: 'shipping', message: 'You can only ship once a turn.' },
  'ship-how-far': { rule: 'shipping', message: 'The boat goes one space for 6 deniers or two for 10.' },
  'river-end': { rule: 'shipping', message: 'Your boat can’t go past the end of the river.', rulings: [17] },

  'circus-only': {
    rule: 'hiring',
    message:
      'You can only hire where a figure has stopped beside the circus, or red characters in your Palatium Balivi.',
  },
  'no-characters': { rule: 'casual', message: 'The casual game has no characters.', rulings: [18] },
  'hired-already': {
    rule: 'hiring',
    message: 'You can hire one character a turn, or two with the Lady-in-waiting.',
    rulings: [6],
  },
  'red-only': { rule: 'balivi', message: 'You can only hire red characters in Palatium Balivi.', rulings: [6] },
  'hired-twice': { rule: 'hiring', message: 'You already have this character.' },
  'no-copies': { rule: 'hiring', message: 'This character is no longer available.', rulings: [14] },
  'apprentice-first': { rule: 'helper', message: 'Hire the Apprentice before the Helper.' },

  'no-post-here': { rule: 'messages', message: 'You can only buy messages in cities and at your own buildings.' },
  'not-your-building': { rule: 'messages', message: 'Only this building’s owner can buy messages here.' },
  'messages-bought': { rule: 'messages', message: 'You can’t buy any more messages here.' },
  'abbey-only': { rule: 'abbey', message: 'You can only buy an Abbey’s message in your own Monastery.' },
  'monastery-sells': { rule: 'abbey', message: 'In a Monastery, you can only buy an Abbey’s message.' },
  'message-limit': { rule: 'held', message: 'You can’t hold any more messages. Deliver one first.' },
  'one-abbey': { rule: 'held', message: 'You can only hold one Abbey’s message at a time.' },
  'deck-empty': { rule: 'supply', message: 'No messages of this level are left.', rulings: [14] },
  'no-spy': { rule: 'spy', message: 'You need the Spy to draw several cards.' },
  'no-ducal-palace': { rule: 'ducal', message: 'You need your own Ducal Palace in this city to search a deck.' },
  'not-drawn': { rule: 'messages', message: 'That card isn’t one of your choices.' },

  'no-message': { rule: 'delivering', message: 'You don’t have that message.' },
  'not-its-place': { rule: 'delivering', message: 'That message doesn’t go here.' },
  'no-apprentice': { rule: 'level-2', message: 'You need the Apprentice for level 2 messages.' },
  'no-helper': { rule: 'level-3', message: 'You need the Apprentice and the Helper for level 3 messages.' },
  'no-cubes': { rule: 'cubes', message: 'You don’t have a cube to mark this stop.', rulings: [13] },
  'no-cube-there': { rule: 'cubes', message: 'There’s no cube of that message there.', rulings: [13] },
  'casual-order': {
    rule: 'casual',
    message: 'In the casual game, you can’t deliver more messages of one level than of the level below it.',
    rulings: [18],
  },
} as const satisfies Refusals;

export type RefusalCode = keyof typeof REFUSALS;
