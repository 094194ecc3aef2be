import { rulingTexts } from '../../core/rulebook';
import { REFUSALS } from './refusals';
import { RULINGS, SOURCES } from './rulings';

/** Labels of the score lines. */
export const SCORE_LINES = {
  boat: 'Boat on the Loire',
  delivered: 'Delivered messages',
  undelivered: 'Undelivered messages',
  characters: 'Characters',
  honours: 'Messages matching blue characters',
  palaces: 'Palaces',
} as const;

/** Labels of tie-breakers. */
export const TIES = { castles: 'Most Castles', buildings: 'Most buildings' } as const;

/**
 * The rules in our own words, as paragraphs for refusals to refer to. `cite` is the heading in the rulebook (R: the
 * English rulebook), or marks our rulings.
 */
const RULES: Readonly<Record<string, { readonly cite: string; readonly text: string }>> = {
  moves: {
    cite: 'This table',
    text: 'A move names its kind and what it concerns, and nothing else.',
  },
  setup: {
    cite: 'R, Preparation',
    text: 'Every village bears a shield, no two neighbours the same; the market has one tile of each colour. Each player has a Merchant on two horses in Nantes, a Messenger on two in Orléans, 7 deniers and a message of level 1. The player in the first seat begins. Six villages have a free horse with one or two players, eight with more.',
  },
  turn: {
    cite: 'R, Turn; R, Movement',
    text: 'In their turn players move both their figures, in any order, at least one location each. Right after each move that figure may act.',
  },
  money: {
    cite: 'R, Actions',
    text: 'What is paid goes to the supply, and no one spends more than they have. Money and messages are open.',
  },
  distance: {
    cite: 'R, Movement; passing through a city: our ruling 3',
    text: 'A figure goes exactly one location more than it has horses; none more, none fewer. Cities and villages count alike, and a city may be passed: the way leads on along the other road. The Jester lets a figure stop early at the circus, the City Guard in a city.',
  },
  direction: {
    cite: 'R, Movement',
    text: 'Leaving a city a figure takes either road. In a village it keeps the direction it rides in, until it stops in a city.',
  },
  horses: {
    cite: 'R, Movement; R, Squire, Scout',
    text: 'Before it moves, a stack may leave any of its horses behind, or take one there without a rider: two with the Squire. A stack has two horses at most, three with the Scout. Taking one up and leaving one in the same place comes to nothing and is not offered.',
  },
  blacksmith: {
    cite: 'R, Blacksmith; what follows the fee is our ruling 7',
    text: 'Once a turn one denier brings a horse from any location to a stack that has yet to move, as one of those it may take up; that figure moves next. A full stack leaves one of its own behind. A Merchant about to leave a city must keep the 5 deniers needed for it.',
  },
  leaving: {
    cite: 'R, Nantes and Orléans deniers limitation; when it is tested: our rulings 7 and 8',
    text: 'A Merchant leaves a city with 5 to 10 deniers, 15 with the Banker. A player who begins a turn with less than 5 and the Merchant in a city neither moves nor acts, takes 1 denier, and the turn is over; likewise when the Messenger has moved and the Merchant has too little left. What is above the limit is given back when the Merchant leaves.',
  },
  actions: {
    cite: 'R, Actions',
    text: 'The figure that has just moved may act: the Merchant buys a good in a village, and in a city sells, builds and ships, in any order; the Messenger buys or delivers messages. Nothing must be done.',
  },
  errand: {
    cite: 'R, Actions; our ruling 5',
    text: 'The Messenger does one thing after its move: deliver a message, buy messages, or hire at the circus. Palatium Balivi comes in addition.',
  },
  buying: {
    cite: 'R, Buy 1 good; R, Lumberjack (each card is paid: our ruling 11)',
    text: 'In a village the Merchant may buy one card of its good at the market price of its shield: a denier less at a Farm or Monastery, two less at a Castle, a further denier less at the circus, and never below zero. The owner of the building gains a point on the river, even when the good was free, as long as their boat is not at its end. With the Lumberjack two cards of wood are one purchase, each at that price.',
  },
  beer: {
    cite: 'R, Buy 1 good in a village with a Monastery; our ruling 2',
    text: 'The owner of a Monastery may buy beer there instead, at twice the market price, less a denier at the circus. The owner gains the point on the river too.',
  },
  carrying: {
    cite: 'R, Buy 1 good',
    text: 'A player holds one card each of grain, cheese, wine and beer at most, and wood without limit. The Grain Farmer lifts the limit on grain, the Dairyman that on cheese.',
  },
  supply: {
    cite: 'R, Buy 1 good; our ruling 14',
    text: 'Goods, characters and messages that have run out cannot be had.',
  },
  market: {
    cite: 'R, Market change; our ruling 10',
    text: 'After every purchase of a good the tile of the village’s shield goes to the far right of the market, where goods cost 4; the tiles that were right of it move one space to the left, where goods may be cheaper.',
  },
  circus: {
    cite: 'R, Circus movement; our ruling 9',
    text: 'When the market has changed and the tile with the circus is in its middle, the circus goes to a village with the shield of the first space; the active player chooses which.',
  },
  selling: {
    cite: 'R, Sell goods',
    text: 'In a city the Merchant sells any of the goods in hand at the prices on their cards. The four merchants’ cards bring a denier more for each card of their good.',
  },
  shipping: {
    cite: 'R, Ship on the Loire river',
    text: 'Once a turn the Merchant in a city pays 6 deniers to move the boat one space, or 10 for two. A boat goes no further than the last space.',
  },
  building: {
    cite: 'R, Buy a building; R, Magister Artium, Economus',
    text: 'In a city the Merchant buys one building a turn, anywhere on the roads or a palace. With the Economus it buys two, the second for a denier more; the Magister Artium saves a denier each time.',
  },
  farm: {
    cite: 'R, Buy a building',
    text: 'A Farm costs 4 deniers and a wood and goes in any village without a building. On your own Farm you may put a Monastery for 4 deniers and two wood, and the Farm comes back; or a tower beside it makes a Castle for 6 deniers and a wood.',
  },
  roads: {
    cite: 'R, Buy a building; R, Mensor; our ruling 16',
    text: 'With a new Farm a player’s buildings on the two roads may differ by one at most, palaces aside. With the Mensor a Farm may stand on either road.',
  },
  patronus: {
    cite: 'R, Patronus',
    text: 'With the Patronus one wood of the price of a Farm, Monastery or Castle may be paid with 2 deniers.',
  },
  limits: {
    cite: 'R, Buy a building; numbers reconstructed',
    text: 'Each player has four Farms and three Monasteries; six towers serve all.',
  },
  palaces: {
    cite: 'R, Palace building; our ruling 15',
    text: 'A palace of either city costs 4 deniers and no wood, and each may be owned once in each city. It works in its city, from its owner’s next turn on. A Bank pays 3 deniers whenever a figure of its owner stops in its city.',
  },
  hiring: {
    cite: 'R, Hire a character; R, Lady-in-waiting, Witch; our ruling 6',
    text: 'A figure that stops beside the circus may hire a character, whose effect begins at once. One a turn over both figures, never the same twice; with the Lady-in-waiting two, the second for 2 deniers more. The Witch saves a denier each time, but not on its own price.',
  },
  helper: {
    cite: 'R, Apprentice, Helper',
    text: 'Apprentice and Helper bring a message cube each. The Helper can be hired only after the Apprentice.',
  },
  balivi: {
    cite: 'R, Palatium Balivi; that it shares the turn’s limit is our ruling 6',
    text: 'In Palatium Balivi either figure may hire a red character in addition to its action, within the number of characters a turn allows.',
  },
  messages: {
    cite: 'R, Buy a message; R, Vassallus; R, Post Office',
    text: 'The Messenger buys a message of level 1 to 3, for as many deniers as its level, in a city or at a Farm of its player’s; at a Castle two. The Vassallus lets it buy one more in all these places. In the city of a Post Office one more still, and the second one there for a denier less.',
  },
  abbey: {
    cite: 'R, Abbey’s message',
    text: 'In a Monastery of its player’s the Messenger buys an Abbey’s message for 4 deniers, and nothing else. It goes to Nantes or Orléans and needs no Apprentice.',
  },
  held: {
    cite: 'R, Buy a message; R, Mayor',
    text: 'A player holds two messages not yet delivered, four with the Mayor, and one Abbey’s message at most among them.',
  },
  spy: {
    cite: 'R, Spy',
    text: 'The Spy may draw three cards of the level instead of one, choose among them unseen by others, and put the rest under the deck.',
  },
  ducal: {
    cite: 'R, Ducal Palace',
    text: 'In the city of their Ducal Palace players may search the whole deck of the level for a card; then the deck is shuffled.',
  },
  delivering: {
    cite: 'R, Deliver a message',
    text: 'A message of level 1 goes to the village it names and pays that village’s market price at once. One of level 2 or 3 visits villages with the shields it shows, in any order. An Abbey’s message goes to its city. One delivery or one stop a turn.',
  },
  'level-2': {
    cite: 'R, Level 2 message',
    text: 'Messages of level 2 are delivered with the Apprentice. Its cube marks the first stop and comes back with the second.',
  },
  'level-3': {
    cite: 'R, Level 3 message',
    text: 'Messages of level 3 are delivered with Apprentice and Helper. Their cubes mark the first two stops and come back with the third.',
  },
  cubes: {
    cite: 'R, Level 3 message; our rulings 12 and 13',
    text: 'A cube serves one message at a time. Marking a stop is the Messenger’s action of the turn. A cube may be taken back at any time on your turn; the stop must then be made again.',
  },
  casual: {
    cite: 'R, Casual game; our ruling 18',
    text: 'The casual game has no characters, no palaces and no circus. Players hold both message cubes from the start and carry messages of any level, but deliver no more of level 2 than of level 1, and no more of level 3 than of level 2. Abbey’s messages are delivered as usual.',
  },
  solo: {
    cite: 'R, Solo game',
    text: 'A solo game is played as with two players, for up to 60 turns; the game ends earlier with the boat at the 20th space or 15 messages delivered.',
  },
  end: {
    cite: 'R, End of the game; R, Winner; our ruling 19',
    text: 'When a boat has reached the last space (20 with one or two players, 17 with three, 15 with four) or a player has delivered 15, 12, 10 or 8 messages (one to four players), everybody but that player has one more turn. Points: the boat’s spaces, the cards delivered, 1 for each message not delivered, characters, 2 for each message delivered of a blue character’s type, palaces. Ties go to more Castles, then to more buildings of all kinds, palaces included.',
  },
};

/** English words used by the engine. The renderer adds its own; other languages replace both. */
export const WORDS = {
  goods: { wood: 'wood', grain: 'grain', cheese: 'cheese', wine: 'wine', beer: 'beer' },
  colours: {
    red: 'red',
    blue: 'blue',
    yellow: 'yellow',
    green: 'green',
    white: 'white',
    purple: 'purple',
    black: 'black',
  },
  figures: { merchant: 'Merchant', messenger: 'Messenger' },
  buildings: { farm: 'Farm', monastery: 'Monastery', castle: 'Castle' },
  palaces: {
    ducalPalace: {
      name: 'Ducal Palace',
      text: 'Here you may search a whole message deck instead of drawing the top card.',
    },
    postOffice: { name: 'Post Office', text: 'Here you may buy one more message. The second costs a denier less.' },
    palatiumBalivi: { name: 'Palatium Balivi', text: 'Here you may also hire a red character.' },
    bank: { name: 'Bank', text: 'You gain 3 deniers whenever your figure stops here.' },
  },
  messageTypes: {
    lover: 'Lover',
    general: 'General',
    philosopher: 'Philosopher',
    judge: 'Judge',
    provost: 'Provost',
  },
  characters: {
    woodMerchant: { name: 'Wood Merchant', text: 'Each wood you sell earns 1 more denier.' },
    grainMerchant: { name: 'Grain Merchant', text: 'Each grain you sell earns 1 more denier.' },
    cheeseMerchant: { name: 'Cheese Merchant', text: 'Each cheese you sell earns 1 more denier.' },
    wineMerchant: { name: 'Wine Merchant', text: 'Each wine you sell earns 1 more denier.' },
    dairyman: { name: 'Dairyman', text: 'You may hold any number of cheeses.' },
    grainFarmer: { name: 'Grain Farmer', text: 'You may hold any number of grain.' },
    lumberjack: { name: 'Lumberjack', text: 'You may buy two wood in one purchase, each at the same price.' },
    banker: { name: 'Banker', text: 'Your Merchant may leave a city with up to 15 deniers.' },
    ladyInWaiting: {
      name: 'Lady-in-waiting',
      text: 'You may hire two characters a turn. The second costs 2 more deniers.',
    },
    witch: { name: 'Witch', text: 'Each character you hire costs 1 denier less.' },
    magisterArtium: { name: 'Magister Artium', text: 'Each building you buy costs 1 denier less.' },
    economus: { name: 'Economus', text: 'You may buy two buildings a turn. The second costs 1 more denier.' },
    patronus: { name: 'Patronus', text: 'You may pay 2 deniers instead of one wood for a building.' },
    mensor: { name: 'Mensor', text: 'You may build a Farm on either road, regardless of the other.' },
    squire: { name: 'Squire', text: 'A stack may take up two horses before it moves.' },
    scout: { name: 'Scout', text: 'Your stacks may have three horses.' },
    blacksmith: { name: 'Blacksmith', text: 'Once a turn you may pay 1 denier to take a horse from any location.' },
    jester: { name: 'Jester', text: 'Your figures may stop early at the circus.' },
    cityGuard: { name: 'City Guard', text: 'Your figures may stop early in Nantes and Orléans.' },
    mayor: { name: 'Mayor', text: 'You may hold four undelivered messages, including at most one Abbey’s.' },
    vassallus: { name: 'Vassallus', text: 'Wherever you may buy a message of level 1 to 3, you may buy one more.' },
    spy: { name: 'Spy', text: 'When you buy a message, draw three cards and choose one.' },
    apprentice: { name: 'Apprentice', text: 'You may deliver level 2 messages. Brings a cube.' },
    helper: {
      name: 'Helper',
      text: 'You may deliver level 3 messages. Brings a cube. Needs the Apprentice.',
    },
    lover: { name: 'Lover', text: 'At the end, scores 2 points per lover’s message you delivered.' },
    general: { name: 'General', text: 'At the end, scores 2 points per general’s message you delivered.' },
    philosopher: { name: 'Philosopher', text: 'At the end, scores 2 points per philosopher’s message you delivered.' },
    judge: { name: 'Judge', text: 'At the end, scores 2 points per judge’s message you delivered.' },
    provost: { name: 'Provost', text: 'At the end, scores 2 points per provost’s message you delivered.' },
  },
  score: SCORE_LINES,
  ties: TIES,
  refusals: Object.fromEntries(Object.entries(REFUSALS).map(([code, { message }]) => [code, message])),
  rules: RULES,
  rulings: rulingTexts(RULINGS),
  sources: SOURCES,
};
