import type { Refusals } from '../../kit/refuse';

/**
 * Why a move is refused: the rule that forbids it (a key of RULES in words.ts), one sentence for the player, and the
 * rulings (rulings.ts) it relies on. The renderer translates by code; the console prints the sentence here.
 */
export const REFUSALS = {
  'game-over': { rule: 'end', message: 'The game is over.' },
  'not-your-turn': { rule: 'turn', message: 'Another player has to decide first.' },
  'not-now': { rule: 'turn', message: 'That is not what is being decided now.' },
  'must-move': { rule: 'turn', message: 'Both your figures have to move before the turn can end.' },
  'no-money': { rule: 'money', message: 'You do not have enough deniers for that.' },
  'merchant-only': { rule: 'actions', message: 'Only the Merchant does this, right after its move.' },
  'messenger-only': { rule: 'actions', message: 'Only the Messenger does this, right after its move.' },
  'city-only': { rule: 'actions', message: 'This is done in Nantes or Orléans only.' },
  'village-only': { rule: 'actions', message: 'Goods are bought in villages only.' },
  'errand-done': { rule: 'errand', message: 'The Messenger has done something else here already.', rulings: [5] },

  'too-poor': {
    rule: 'leaving',
    message: 'Your Merchant stands in a city with fewer than 5 deniers: it cannot leave.',
    rulings: [7],
  },
  'moved-already': { rule: 'turn', message: 'This figure has moved already.' },
  'fetched-first': { rule: 'blacksmith', message: 'The figure that was brought a horse moves next.' },
  'no-horses': { rule: 'horses', message: 'The stack does not have that many horses.' },
  'leave-or-take': { rule: 'horses', message: 'Leave horses here or take some up, not both.' },
  'no-horse-here': { rule: 'horses', message: 'There are not that many horses without a rider here.' },
  'horses-taken': { rule: 'horses', message: 'A figure takes up one horse a turn; two with the Squire.' },
  'stack-full': { rule: 'horses', message: 'A stack has two horses at most; three with the Scout.' },
  'no-turning': { rule: 'direction', message: 'On the road a figure keeps its direction until it stops in a city.' },
  exact: {
    rule: 'distance',
    message: 'A figure goes exactly one location more than it has horses.',
    rulings: [3],
  },
  'no-blacksmith': { rule: 'blacksmith', message: 'Only the Blacksmith brings horses from elsewhere.' },
  'fetched-already': { rule: 'blacksmith', message: 'The Blacksmith brings one horse a turn.' },
  'take-here': { rule: 'blacksmith', message: 'A horse in the same place is taken up for free.' },
  'no-horse-there': { rule: 'blacksmith', message: 'There is no horse without a rider there.' },
  'fetch-and-leave': {
    rule: 'blacksmith',
    message: 'That would leave your Merchant fewer than the 5 deniers needed to leave the city.',
    rulings: [7],
  },

  'bought-already': { rule: 'buying', message: 'The Merchant has bought here already.' },
  'not-sold-here': { rule: 'buying', message: 'This village does not sell that good.' },
  beer: { rule: 'beer', message: 'Beer is sold in a Monastery, to its owner only.', rulings: [2] },
  'one-good': { rule: 'buying', message: 'You buy one card a turn; two of wood with the Lumberjack.', rulings: [11] },
  'sold-out': { rule: 'supply', message: 'There are not that many cards of this good left.', rulings: [14] },
  'carry-limit': { rule: 'carrying', message: 'You already hold as many cards of this good as you may.' },
  'no-goods': { rule: 'selling', message: 'You do not have that many cards of this good.' },
  'circus-colour': {
    rule: 'circus',
    message: 'The circus goes to a village with the shield of the first market space.',
    rulings: [9],
  },

  'built-already': { rule: 'building', message: 'You buy one building a turn; two with the Economus.' },
  'not-a-village': { rule: 'building', message: 'That is built in a village.' },
  'not-empty': { rule: 'farm', message: 'A Farm needs a village without a building.' },
  'own-farm': { rule: 'farm', message: 'A Monastery or a Castle grows out of a Farm of your own.' },
  'two-roads': {
    rule: 'roads',
    message: 'Your buildings on the two roads may differ by one only: build on the other road.',
    rulings: [16],
  },
  'no-tokens': { rule: 'limits', message: 'All your buildings of this kind stand already.' },
  'no-towers': { rule: 'limits', message: 'All towers are built.' },
  'no-wood': { rule: 'building', message: 'You do not have enough wood.' },
  'no-patronus': { rule: 'patronus', message: 'Only the Patronus lets deniers stand for wood.' },
  'palace-owned': { rule: 'palaces', message: 'You own this palace already.' },
  'no-cards': { rule: 'casual', message: 'The casual game has no palaces.', rulings: [18] },
  'shipped-already': { rule: 'shipping', message: 'You ship once a turn only.' },
  'ship-how-far': { rule: 'shipping', message: 'The boat goes one space for 6 deniers or two for 10.' },
  'river-end': { rule: 'shipping', message: 'Your boat cannot go beyond the end of the river.', rulings: [17] },

  'circus-only': {
    rule: 'hiring',
    message:
      'Characters are hired where a figure has stopped beside the circus, red ones also in a Palatium Balivi of yours.',
  },
  'no-characters': { rule: 'casual', message: 'The casual game has no characters.', rulings: [18] },
  'hired-already': {
    rule: 'hiring',
    message: 'You hire one character a turn; two with the Lady-in-waiting.',
    rulings: [6],
  },
  'red-only': { rule: 'balivi', message: 'In Palatium Balivi only red characters are hired.', rulings: [6] },
  'hired-twice': { rule: 'hiring', message: 'You have this character already.' },
  'no-copies': { rule: 'hiring', message: 'No card of this character is left.', rulings: [14] },
  'apprentice-first': { rule: 'helper', message: 'The Helper comes only to those who have the Apprentice.' },

  'no-post-here': { rule: 'messages', message: 'Messages are bought in the cities and at buildings of your own.' },
  'not-your-building': { rule: 'messages', message: 'This building sells messages to its owner only.' },
  'messages-bought': { rule: 'messages', message: 'You have bought as many messages here as you may.' },
  'abbey-only': { rule: 'abbey', message: 'Abbey’s messages are bought in a Monastery of your own.' },
  'monastery-sells': { rule: 'abbey', message: 'A Monastery sells Abbey’s messages only.' },
  'message-limit': { rule: 'held', message: 'You hold as many messages as you may: deliver one first.' },
  'one-abbey': { rule: 'held', message: 'You may hold one Abbey’s message at a time.' },
  'deck-empty': { rule: 'supply', message: 'No message of this level is left.', rulings: [14] },
  'no-spy': { rule: 'spy', message: 'Only the Spy draws several cards.' },
  'no-ducal-palace': { rule: 'ducal', message: 'Only a Ducal Palace of yours in this city lets you search a deck.' },
  'not-drawn': { rule: 'messages', message: 'That card is not among those to choose from.' },

  'no-message': { rule: 'delivering', message: 'You do not hold that message.' },
  'not-its-place': { rule: 'delivering', message: 'That message does not go here.' },
  'no-apprentice': { rule: 'level-2', message: 'Messages of level 2 need the Apprentice.' },
  'no-helper': { rule: 'level-3', message: 'Messages of level 3 need the Apprentice and the Helper.' },
  'no-cubes': { rule: 'cubes', message: 'You have no message cube in hand to mark this stop.', rulings: [13] },
  'no-cube-there': { rule: 'cubes', message: 'No cube of that message lies there.', rulings: [13] },
  'casual-order': {
    rule: 'casual',
    message: 'In the casual game you deliver no more messages of a level than of the level below.',
    rulings: [18],
  },
} as const satisfies Refusals;

export type RefusalCode = keyof typeof REFUSALS;
