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
 * The rules in our own words, in paragraphs that refusals refer to. `cite` is the heading in the rulebook (R: the
 * English rulebook), or marks our rulings.
 */
const RULES: Readonly<Record<string, { readonly cite: string; readonly text: string }>> = {
  moves: {
    cite: 'This app',
    text: 'Choose a move beside the board or on it. If a move is impossible, the app tells you why.',
  },
  setup: {
    cite: 'R, Preparation',
    text: 'Every village has a shield, never the same as its neighbour’s, and the market has one tile of each colour. Each player has a Merchant with two horses in Nantes, a Messenger with two in Orléans, 7 deniers and a level 1 message. The player in the first seat starts. Six villages have a free horse with one or two players, eight with more.',
  },
  turn: {
    cite: 'R, Turn; R, Movement',
    text: 'On your turn, move both your figures, in any order, at least one place each. Right after its move, a figure may act.',
  },
  money: {
    cite: 'R, Actions',
    text: 'You pay to the supply, and can’t spend more than you have. Money and messages are open.',
  },
  distance: {
    cite: 'R, Movement; riding through a city: our ruling 3',
    text: 'A figure goes exactly one place more than it has horses, no more and no less. Cities and villages count alike. You may ride through a city and on along the other road. The Jester lets a figure stop early at the circus, the City Guard in a city.',
  },
  direction: {
    cite: 'R, Movement',
    text: 'A figure that leaves a city takes either road. In a village, it keeps its direction until it stops in a city.',
  },
  horses: {
    cite: 'R, Movement; R, Squire, Scout',
    text: 'Before it moves, a figure may leave any of its horses behind, or take one free horse from where it is (two with the Squire). It has two horses at most, three with the Scout. Leaving and taking horses in the same place would change nothing, so you can’t do both.',
  },
  blacksmith: {
    cite: 'R, Blacksmith; what follows the payment: our ruling 7',
    text: 'Once a turn, a denier brings a free horse from any place to a figure that has yet to move. It counts as one that the figure may take, and that figure moves next. If the figure already has all it can hold, it leaves one of its own behind. A Merchant about to leave a city must still have the 5 deniers it needs.',
  },
  leaving: {
    cite: 'R, Nantes and Orléans deniers limitation; when it’s checked: our rulings 7 and 8',
    text: 'A Merchant leaves a city with 5 to 10 deniers (15 with the Banker). If you start a turn with less than 5 and your Merchant in a city, you can’t move or act: you take 1 denier, and your turn ends. The same happens if your Messenger has moved and too little is left for the Merchant. When the Merchant leaves, you return anything above the limit.',
  },
  actions: {
    cite: 'R, Actions',
    text: 'The figure that just moved may act. In a village, the Merchant buys a good. In a city, it sells, builds and ships, in any order. The Messenger buys or delivers messages. You don’t have to do anything.',
  },
  errand: {
    cite: 'R, Actions; our ruling 5',
    text: 'After its move, the Messenger does one thing: deliver a message, buy messages, or hire at the circus. Palatium Balivi comes on top of that.',
  },
  buying: {
    cite: 'R, Buy 1 good; R, Lumberjack; paying for each card: our ruling 11',
    text: 'In a village, the Merchant may buy one card of its good, at the market price of its shield. It costs a denier less at a Farm or Monastery, two less at a Castle and another denier less at the circus, but never below zero. The building’s owner gains a point on the river, even if the good was free, unless their boat is at the end. With the Lumberjack, two cards of wood are one purchase, each at that price.',
  },
  beer: {
    cite: 'R, Buy 1 good in a village with a Monastery; our ruling 2',
    text: 'A Monastery’s owner may buy beer there instead, at twice the market price, minus a denier at the circus. They gain the point on the river too.',
  },
  carrying: {
    cite: 'R, Buy 1 good',
    text: 'You can hold one card each of grain, cheese, wine and beer, and any number of wood. The Grain Farmer lifts the limit for grain, the Dairyman for cheese.',
  },
  supply: {
    cite: 'R, Buy 1 good; our ruling 14',
    text: 'When goods, characters or messages run out, you can’t get any more.',
  },
  market: {
    cite: 'R, Market change; our ruling 10',
    text: 'After every purchase of a good, the tile of the village’s shield goes to the far right of the market, where goods cost 4. The tiles that were to its right move one space left, where goods may be cheaper.',
  },
  circus: {
    cite: 'R, Circus movement; our ruling 9',
    text: 'If the circus tile is in the middle after a market change, the circus moves to a village with the shield of the first market space. The active player chooses which.',
  },
  selling: {
    cite: 'R, Sell goods',
    text: 'In a city, the Merchant sells any of your goods, at the prices on their cards. Each of the four merchant characters earns a denier more per card of its good.',
  },
  shipping: {
    cite: 'R, Ship on the Loire river',
    text: 'Once a turn, a Merchant in a city may pay 6 deniers to move your boat one space, or 10 for two. The boat stops at the last space.',
  },
  building: {
    cite: 'R, Buy a building; R, Magister Artium, Economus',
    text: 'In a city, the Merchant may buy one building a turn, anywhere on the roads, or a palace. With the Economus it may buy two, the second for a denier more. The Magister Artium saves a denier each time.',
  },
  farm: {
    cite: 'R, Buy a building',
    text: 'A Farm costs 4 deniers and a wood, and goes in any village without a building. On your own Farm, you may build a Monastery for 4 deniers and two wood, and you get the Farm back. Or add a tower to make it a Castle, for 6 deniers and a wood.',
  },
  roads: {
    cite: 'R, Buy a building; R, Mensor; our ruling 16',
    text: 'After you build a Farm, one road may have at most one more of your buildings than the other, not counting palaces. With the Mensor, a Farm may go on either road.',
  },
  patronus: {
    cite: 'R, Patronus',
    text: 'With the Patronus, you may pay 2 deniers instead of one wood for a Farm, Monastery or Castle.',
  },
  limits: {
    cite: 'R, Buy a building; numbers reconstructed',
    text: 'Each player has four Farms and three Monasteries. Players share six towers.',
  },
  palaces: {
    cite: 'R, Palace building; our ruling 15',
    text: 'In a city, a palace costs 4 deniers and no wood. You may own one of each kind per city, and it works there from your next turn on. A Bank pays 3 deniers whenever one of your figures stops in its city.',
  },
  hiring: {
    cite: 'R, Hire a character; R, Lady-in-waiting, Witch; our ruling 6',
    text: 'A figure that stops beside the circus may hire a character, who works at once. Your two figures may hire one a turn between them, never one you already have. With the Lady-in-waiting they may hire two, the second for 2 deniers more. The Witch saves a denier each time, but not on its own price.',
  },
  helper: {
    cite: 'R, Apprentice, Helper',
    text: 'The Apprentice and the Helper each bring a message cube. You can only hire the Helper after the Apprentice.',
  },
  balivi: {
    cite: 'R, Palatium Balivi; the hiring limit: our ruling 6',
    text: 'In Palatium Balivi, either figure may hire a red character on top of its action, within the turn’s hiring limit.',
  },
  messages: {
    cite: 'R, Buy a message; R, Vassallus; R, Post Office',
    text: 'In a city or at your Farm, the Messenger may buy a message of level 1 to 3, for its level in deniers. At your Castle, it may buy two. With the Vassallus, it may buy one more in all these places. In the city of your Post Office, it may buy one more still, and the second one there costs 1 denier less.',
  },
  abbey: {
    cite: 'R, Abbey’s message',
    text: 'In your Monastery, the Messenger can only buy an Abbey’s message, for 4 deniers. It goes to Nantes or Orléans and doesn’t need the Apprentice.',
  },
  held: {
    cite: 'R, Buy a message; R, Mayor',
    text: 'You can hold two undelivered messages, four with the Mayor, including at most one Abbey’s message.',
  },
  spy: {
    cite: 'R, Spy',
    text: 'With the Spy, you may draw three cards of the same level instead of one, choose one in secret, and put the rest under the deck.',
  },
  ducal: {
    cite: 'R, Ducal Palace',
    text: 'In the city of your Ducal Palace, you may search a level’s whole deck for a card. Then the deck is shuffled.',
  },
  delivering: {
    cite: 'R, Deliver a message',
    text: 'A level 1 message goes to the village it names and pays that village’s market price at once. A message of level 2 or 3 visits villages with the shields it shows, in any order. An Abbey’s message goes to its city. You may make one delivery or one stop a turn.',
  },
  'level-2': {
    cite: 'R, Level 2 message',
    text: 'To deliver level 2 messages, you need the Apprentice. Its cube marks the first stop, and you get it back at the second.',
  },
  'level-3': {
    cite: 'R, Level 3 message',
    text: 'To deliver level 3 messages, you need the Apprentice and the Helper. Their cubes mark the first two stops, and you get them back at the third.',
  },
  cubes: {
    cite: 'R, Level 3 message; our rulings 12 and 13',
    text: 'A cube marks one message at a time. Marking a stop is the Messenger’s action for the turn. You may take a cube back at any time on your turn, but then you must make that stop again.',
  },
  casual: {
    cite: 'R, Casual game; our ruling 18',
    text: 'The casual game has no characters, palaces or circus. You have both message cubes from the start and carry messages of any level, but you can’t deliver more of level 2 than of level 1, or more of level 3 than of level 2. An Abbey’s message is delivered as usual.',
  },
  solo: {
    cite: 'R, Solo game',
    text: 'A solo game is played like a game for two players, for up to 60 turns. It ends earlier if your boat reaches space 20 or you’ve delivered 15 messages.',
  },
  end: {
    cite: 'R, End of the game; R, Winner; our ruling 19',
    text: 'When a boat has reached the last space (20 with one or two players, 17 with three, 15 with four) or a player has delivered 15, 12, 10 or 8 messages (one to four players), every other player has one more turn. You score your boat’s spaces, your delivered messages, 1 point per undelivered message, your characters, 2 points per delivered message of a blue character’s type, and your palaces. Ties go to the most Castles, then to the most buildings of any kind, including palaces.',
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
    bank: { name: 'Bank', text: 'You gain 3 deniers whenever one of your figures stops here.' },
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
    blacksmith: { name: 'Blacksmith', text: 'Once a turn, you may pay 1 denier to take a horse from anywhere.' },
    jester: { name: 'Jester', text: 'Your figures may stop early at the circus.' },
    cityGuard: { name: 'City Guard', text: 'Your figures may stop early in Nantes and Orléans.' },
    mayor: { name: 'Mayor', text: 'You may hold four undelivered messages, including at most one Abbey’s.' },
    vassallus: { name: 'Vassallus', text: 'Wherever you may buy a message of level 1 to 3, you may buy one more.' },
    spy: { name: 'Spy', text: 'When you buy a message, draw three cards and choose one.' },
    apprentice: { name: 'Apprentice', text: 'Lets you deliver level 2 messages. Brings a cube.' },
    helper: {
      name: 'Helper',
      text: 'Lets you deliver level 3 messages. Brings a cube. Needs the Apprentice.',
    },
    lover: { name: 'Lover', text: 'At the end, scores 2 points per Lover message delivered.' },
    general: { name: 'General', text: 'At the end, scores 2 points per General message delivered.' },
    philosopher: { name: 'Philosopher', text: 'At the end, scores 2 points per Philosopher message delivered.' },
    judge: { name: 'Judge', text: 'At the end, scores 2 points per Judge message delivered.' },
    provost: { name: 'Provost', text: 'At the end, scores 2 points per Provost message delivered.' },
  },
  score: SCORE_LINES,
  ties: TIES,
  refusals: Object.fromEntries(Object.entries(REFUSALS).map(([code, { message }]) => [code, message])),
  rules: RULES,
  rulings: rulingTexts(RULINGS),
  sources: SOURCES,
};
