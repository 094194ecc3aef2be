import { rulingTexts } from '../../core/rulebook';
import { REFUSALS } from './refusals';
import { RULINGS, SOURCES } from './rulings';

/**
 * The rules in our own words, as paragraphs for refusals to refer to. `cite` is the place in the rulebook (FR: the
 * French rulebook; Canetta: the designer's correction), or marks our rulings.
 */
const RULES: Readonly<Record<string, { readonly cite: string; readonly text: string }>> = {
  moves: {
    cite: 'This table',
    text: 'A move names its kind and what it concerns, and nothing else.',
  },
  setup: {
    cite: 'FR, Set-up',
    text: 'Everybody begins with 12 ducats, no points and five action markers. The first player is drawn by lot, the others follow clockwise. Two players use the red, green and white tables, three the yellow one too, four the blue one as well, five the black one.',
  },
  round: {
    cite: 'FR, 1 Preparation',
    text: 'At the beginning of a round the first player rolls the dice of all tables in use, and a new Doge tile covers the old one. Its four parameters, violet zones and event hold for the round, or until an intrigue covers it.',
  },
  order: {
    cite: 'FR, 2 and 3',
    text: 'In the order of play everybody spends one action marker at a time. The order of the next round goes by the priority of the barricade on top of each stack, the smallest first; those without barricades come last, in the order they had.',
  },
  actions: {
    cite: 'FR, 2',
    text: 'An action is a space without a marker on a table in use, or the discard of a marker. No one passes: the round goes on until all markers are spent, and players with fewer stop earlier.',
  },
  price: {
    cite: 'FR, 2.1',
    text: 'A space to the left of its die, or under it, is free. Further right it costs a ducat per space beyond the die, paid before anything else.',
  },
  money: {
    cite: 'FR, 2.1; our ruling 2',
    text: 'Nobody can spend more ducats than they have: what cannot be paid for cannot be chosen, be it a space, a tile drawn or a new order of barricades.',
  },
  kinds: {
    cite: 'FR, 2.2 and 2.3',
    text: 'Two kinds of tile on a space are a choice of one, unless a plus joins them: then each may be bought or built once, in any order. An action may be carried out in part, or not at all.',
  },
  drawing: {
    cite: 'FR, 2.2; the order of the tiles put back is our ruling 9',
    text: 'A buyer draws three tiles from the pile (of galley parts, from that of a zone of their choice), or what is left of it, keeps one and pays its cost, or keeps none. The others go under the pile in the order drawn. A tile bought lies open in the yard, with both its sides known.',
  },
  yard: {
    cite: 'FR, 2.2; when a tile is discarded, and that a third galley part makes one of the two leave, is our ruling 10',
    text: 'A yard holds five tiles under construction, two of them galley parts. A player who buys beyond that discards one under its pile and gets nothing back, once the tiles drawn are seen and before those not kept go back.',
  },
  gondola: {
    cite: 'FR, 2.3.1',
    text: 'A gondola that is built gives its ducats or Approvals once and goes back under its pile.',
  },
  galley: {
    cite: 'FR, 2.3.2',
    text: 'The Galley grows from the stern, without gaps: a part needs its neighbour to the left on the same level, and on the upper level the part below. Each space belongs to a zone and takes parts of that zone only.',
  },
  points: {
    cite: 'FR, 2.3.2; that points may fall below zero is our ruling 16',
    text: 'A galley part gives its printed points, and for each of its squares what the current Doge tile pays for that colour: a gain, nothing or a loss. A colour that occurs twice counts twice.',
  },
  approvals: {
    cite: 'FR, 2.3.2; that they never run out is our ruling 37',
    text: 'A galley part with the symbol gives an Approval, one in a zone that is violet on the current Doge tile another. How many Approvals a player holds may be hidden.',
  },
  barricade: {
    cite: 'FR, 2.3.3',
    text: 'A barricade that is built goes on top of its builder’s stack and stays there. Only the top one counts for priority and bonus; for high water all of them count.',
  },
  bonus: {
    cite: 'FR, 2.3.3; Canetta',
    text: 'When a player chooses a space of the kind of action their top barricade shows, they get its bonus: after paying for the space and before the action itself. It may be money, Approvals, points, or one more tile to buy (and pay) or to build; nobody has to use it. A barricade built by the action helps from the next turn on. A discarded marker brings no bonus.',
  },
  reorder: {
    cite: 'FR, 2.3.3; Canetta',
    text: 'Once a turn, before the action, a player may pay 2 ducats to change the order of their barricades. Since only the top one ever matters, they say which one that is.',
  },
  replacement: {
    cite: 'FR, 2.3.4; where the destroyed part goes is an option, that enough must stay is our ruling 22',
    text: 'A Replacement destroys the last part of a level, on the lower level only if nothing is above it, and builds one from the yard of the same zone in its place, which scores as usual. It cannot be done in part: without such a part the space cannot be chosen. Whoever built the destroyed part loses nothing. Where destroyed parts leave the game, as many of each zone must stay as it takes to finish the Galley.',
  },
  doge: {
    cite: 'FR, 2.4; that the current tile is not shuffled in is our ruling 24',
    text: 'This intrigue draws two Doge tiles, covers the current one with one of them and puts the other on top of the pile or under it. When the pile is empty, the old tiles are shuffled into a new one.',
  },
  bribe: {
    cite: 'FR, 2.4',
    text: 'One intrigue gives a free Approval, another two Approvals for 2 ducats, paid on top of the price of the space.',
  },
  treasure: {
    cite: 'FR, 2.5 and 2.6',
    text: 'A space of money gives the 2 or 3 ducats printed there. A marker may be discarded instead of taking a space: that gives 1 ducat, as often as you like.',
  },
  roundEnd: {
    cite: 'FR, 3',
    text: 'When all markers are spent they are taken back, the new order of play is settled, and then the event of the current Doge tile happens, if it shows one.',
  },
  highWater: {
    cite: 'FR, 3, High water',
    text: 'Players with more barricades than the water level lose nothing. Those with as many lose one action marker for the next round, those with fewer lose two.',
  },
  inspection: {
    cite: 'FR, 3, Inspection',
    text: 'Everybody bids Approvals in secret; all are shown together and all are spent. The highest bid gives 6 points, the second 3, the third 1. Equal bids share the higher rank, and the ranks they would have filled below it stay empty; a bid of zero scores nothing.',
  },
  end: {
    cite: 'FR, End of the game; what is lost when a bonus ends it, and shared wins, are our rulings 34 and 35',
    text: 'The part that fills the last space ends the game at once; what is left of the action and of the round is not played. In a final inspection all Approvals are counted: 9, 5, 2 and 1 points, ties as before, and no points without Approvals. Most points win, then most ducats, then the smallest priority on top of a stack; players who are still equal share the win.',
  },
};

/** English words used by the engine. The renderer adds its own; other languages replace both. */
export const WORDS = {
  colours: { blue: 'blue', green: 'green', red: 'red', yellow: 'yellow' },
  parameters: { blue: 'speed', green: 'manoeuvrability', red: 'weight', yellow: 'luxury' },
  tables: { red: 'red', green: 'green', white: 'white', yellow: 'yellow', blue: 'blue', black: 'black' },
  phases: {
    turn: 'Action',
    buy: 'Buying',
    construct: 'Construction',
    drawn: 'Drawn tiles',
    replacement: 'Replacement',
    doge: 'New Doge tile',
    inspection: 'Inspection',
    over: 'Game over',
  },
  refusals: Object.fromEntries(Object.entries(REFUSALS).map(([code, { message }]) => [code, message])),
  rules: RULES,
  rulings: rulingTexts(RULINGS),
  sources: SOURCES,
};
