import { rulingTexts } from '../../core/rulebook';
import { REFUSALS } from './refusals';
import { RULINGS, SOURCES } from './rulings';

/**
 * The rules in our own words, in paragraphs that refusals refer to. `cite` is the place in the rulebook (FR: the French
 * rulebook; Canetta: the designer's correction), or marks our rulings.
 */
const RULES: Readonly<Record<string, { readonly cite: string; readonly text: string }>> = {
  moves: {
    cite: 'This app',
    text: 'Choose a move beside the board or on it. If a move is impossible, the app tells you why.',
  },
  setup: {
    cite: 'FR, Set-up',
    text: 'Everyone starts with 12 ducats, no points and five action markers. The first player is random, and the others follow clockwise. Two players use the red, green and white tables. Three add the yellow one, four the blue one and five the black one.',
  },
  round: {
    cite: 'FR, 1 Preparation',
    text: 'At the start of a round, the first player rolls the dice of all tables in use, and a new Doge tile covers the old one. Its four parameters, violet zones and event apply for the round, or until an intrigue covers it.',
  },
  order: {
    cite: 'FR, 2 and 3',
    text: 'In the order of play, everyone uses one action marker at a time. The next round’s order follows the priority number on each player’s top barricade, lowest first. Players without barricades come last, in the order they had.',
  },
  actions: {
    cite: 'FR, 2',
    text: 'For each action, place a marker on an empty space of a table in use, or discard a marker. You can’t pass. The round goes on until all markers are used, so players with fewer stop earlier.',
  },
  price: {
    cite: 'FR, 2.1',
    text: 'A space to the left of its die, or under it, is free. Further right, pay a ducat per space beyond the die, before doing anything else.',
  },
  money: {
    cite: 'FR, 2.1; our ruling 2',
    text: 'You can’t spend more ducats than you have, so you can’t choose what you can’t pay for: a space, a drawn tile or a new barricade order.',
  },
  kinds: {
    cite: 'FR, 2.2 and 2.3',
    text: 'If a space shows two kinds of tile, choose one of them. If a plus joins them, you may buy or build one of each, in any order. You may carry out an action in part, or not at all.',
  },
  drawing: {
    cite: 'FR, 2.2; the order of tiles put back: our ruling 9',
    text: 'To buy, draw three tiles from the pile, or what’s left of it. For galley parts, choose a zone’s pile. Keep one and pay its cost, or keep none. The others go under the pile in the order drawn. A tile you buy stays face up in your yard, and everyone knows both its sides.',
  },
  yard: {
    cite: 'FR, 2.2; when to discard, and discarding for a third galley part: our ruling 10',
    text: 'A yard holds five unbuilt tiles, including at most two galley parts. If you buy one too many, discard one under its pile for nothing. You choose it after seeing the drawn tiles, before the others go back.',
  },
  gondola: {
    cite: 'FR, 2.3.1',
    text: 'A gondola pays its ducats or Approvals once, when you build it, then goes back under its pile.',
  },
  galley: {
    cite: 'FR, 2.3.2',
    text: 'The ship grows from the stern, without gaps. A part needs its neighbour to the left on the same level and, on the upper level, the part below. Each space belongs to a zone and only takes parts of that zone.',
  },
  points: {
    cite: 'FR, 2.3.2; points below zero: our ruling 16',
    text: 'A galley part scores its printed points, plus what the current Doge tile says for the colour of each of its squares: a gain, nothing or a loss. A colour that appears twice counts twice.',
  },
  approvals: {
    cite: 'FR, 2.3.2; unlimited Approvals: our ruling 37',
    text: 'A galley part with the symbol brings an Approval. A part in a zone that’s violet on the current Doge tile brings another. The number of a player’s Approvals may be hidden.',
  },
  barricade: {
    cite: 'FR, 2.3.3',
    text: 'A barricade you build goes on top of your stack and stays there. Only the top one counts for priority and bonus. Against high water, all of them count.',
  },
  bonus: {
    cite: 'FR, 2.3.3; Canetta',
    text: 'If you choose a space for the kind of action on your top barricade, you get its bonus: after paying for the space, before the action itself. It may be money, Approvals, points, or one more tile to buy (and pay for) or to build. You don’t have to use it. A barricade you build with the action helps from your next turn on. Discarding a marker brings no bonus.',
  },
  reorder: {
    cite: 'FR, 2.3.3; Canetta',
    text: 'Once a turn, before your action, you may pay 2 ducats to reorder your barricades. Only the top one matters, so just choose which one that is.',
  },
  replacement: {
    cite: 'FR, 2.3.4; where the destroyed part goes is an option, keeping enough parts is our ruling 22',
    text: 'A Replacement destroys the last part of a level (on the lower level, only if nothing is above it). You build a part of the same zone from your yard in its place, and it scores as usual. You can’t do this in part: without such a part, you can’t choose the space. The destroyed part’s builder loses nothing. If destroyed parts leave the game, each zone must keep enough parts to finish the ship.',
  },
  doge: {
    cite: 'FR, 2.4; leaving out the current tile: our ruling 24',
    text: 'This intrigue draws two Doge tiles. One covers the current tile, and the other goes on top of the pile or under it. When the pile is empty, the old tiles are shuffled into a new one.',
  },
  bribe: {
    cite: 'FR, 2.4',
    text: 'One intrigue gives a free Approval. Another gives two Approvals for 2 ducats, paid on top of the space’s price.',
  },
  treasure: {
    cite: 'FR, 2.5 and 2.6',
    text: 'A money space gives the 2 or 3 ducats printed there. Instead of taking a space, you may discard a marker for 1 ducat, as often as you like.',
  },
  roundEnd: {
    cite: 'FR, 3',
    text: 'When all markers are used, everyone takes theirs back and the new order of play is set. Then the current Doge tile’s event happens, if it shows one.',
  },
  highWater: {
    cite: 'FR, 3, High water',
    text: 'With more barricades than the water level, you lose nothing. With as many, you lose one action marker for the next round. With fewer, you lose two.',
  },
  inspection: {
    cite: 'FR, 3, Inspection',
    text: 'Everyone bids Approvals in secret. All bids are shown together and spent. The highest bid scores 6 points, the second 3 and the third 1. Tied bids share the higher rank, and the lower ranks they would have filled stay empty. A zero bid scores nothing.',
  },
  end: {
    cite: 'FR, End of the game; finishing with a bonus, and shared wins: our rulings 34 and 35',
    text: 'The part that fills the last space ends the game at once. The rest of the action and of the round isn’t played. A final inspection counts all Approvals: 9, 5, 2 and 1 points, with ties as before and no points without Approvals. The most points win, then the most ducats, then the lowest barricade number on top. Players who are still tied share the win.',
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
