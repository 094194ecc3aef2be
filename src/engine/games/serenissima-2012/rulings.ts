import type { Rulings } from '../../core/rulebook';

/** The sources of this edition's rulings. */
export const SOURCES: Readonly<Record<string, string>> = {
  R: 'rulebook of 2012',
  '96': 'rulebooks and board of 1996',
  S2: 'report of a game for two (jedisjeux.net)',
  S4: 'comparison of the editions (pmnj.hatenadiary.org)',
  S10: 'review of vindjeu.eu',
  S21: 'list of components (printgames.ru)',
};

/**
 * Our rulings for the 2012 edition, numbered as on our page of sources. What the rulebook settles is not repeated here.
 */
export const RULINGS: Rulings = {
  1: {
    rule: 'basilica',
    sources: ['R'],
    text: 'The rulebook’s note that wood and marble are not discarded for a basilica means gold and marble, as its condition says.',
  },
  2: {
    rule: 'limits',
    sources: ['R', 'S21'],
    text: 'Lists of components differ: we follow the rulebook, with five forts and five basilicas.',
  },
  4: {
    rule: 'fleet',
    sources: ['R', 'S10', '96'],
    text: 'A galley that is bought takes at least one newly recruited sailor in the same investment, or it would sink. Its buyer chooses any free number.',
  },
  5: {
    rule: 'wheel',
    sources: ['R'],
    text: 'A galley bought with a number above the active one is activated in the same turn; one below it waits until the next.',
  },
  7: {
    rule: 'activation',
    sources: ['R'],
    text: 'The active galley need not lie in a port for its owner to invest. An action in which nothing is done is legal.',
  },
  8: {
    rule: 'goods',
    sources: ['R', '96'],
    text: 'Cubes and sailors run out: what the supply has not cannot be had. Cubes thrown overboard or sunk go back to it.',
  },
  11: {
    rule: 'capacity',
    sources: ['R'],
    text: 'Cubes aboard a galley its owner sinks are lost.',
  },
  15: {
    rule: 'blockade',
    sources: ['R'],
    text: 'The rulebook rules out a blockade in a galley’s starting space. We read that of every blockade, of a sale or claim there too; that these may be blockaded is an option.',
  },
  22: {
    rule: 'strength',
    sources: ['R'],
    text: 'The combat value of an activation’s first round stays the most its galley may throw in all later rounds and battles of that activation.',
  },
  23: {
    rule: 'strength',
    sources: ['R'],
    text: 'With a combat value of 0 no attack may be begun, as it could never hit; that it may is an option. To claim a neutral port no combat value is needed.',
  },
  25: {
    rule: 'storm',
    sources: ['R'],
    text: 'All galleys of a port’s owner in the space must be sunk before the port is attacked.',
  },
  26: {
    rule: 'shot',
    sources: ['R'],
    text: 'The combat value is fixed before the fort throws; after that it is the sailors left, never more. A galley sunk by the fort fights no more. A fort belongs to whoever owns its port, and does nothing in a neutral one.',
  },
  27: {
    rule: 'battle',
    sources: ['R'],
    text: 'When both crews fall in a battle at sea both galleys sink with their cubes. Goods in a warehouse, forts and basilicas always stay.',
  },
  28: {
    rule: 'storm',
    sources: ['R', '96'],
    text: 'A port that was beaten becomes neutral when its victor lands nobody there.',
  },
  29: {
    rule: 'loot',
    sources: ['R'],
    text: 'To make room for loot nothing of one’s own is thrown overboard: that is done while loading only.',
  },
  30: {
    rule: 'last-port',
    sources: ['R'],
    text: 'A player’s only port may not be attacked at all; their galleys beside it may be.',
  },
  31: {
    rule: 'blockade',
    sources: ['R'],
    text: 'Whether a neutral port is still blockaded is asked again after each galley that was sunk.',
  },
  32: {
    rule: 'catch-up',
    sources: ['R'],
    text: 'Whoever has fewer than two galleys after a turn buys up to two, at no cost for the first if they have none, at 1 ducat for the second, each with a sailor they pay for. Several do so from the first player on, or from the last one back (an option). With hidden ducats all who could buy with money enough are asked, so that nobody learns who has none.',
  },
  35: {
    rule: 'end',
    sources: ['R'],
    text: 'Players who are equal in ducats and ports share the win.',
  },
  36: {
    rule: 'money',
    sources: ['R'],
    text: 'The table agrees whether ducats are open or hidden; here they are open unless it says otherwise. What a scoring brings is always announced.',
  },
  38: {
    rule: 'closing',
    sources: ['R', 'S2'],
    text: 'Ports are closed before anybody begins: the players name them in turn from the first player on, or they are drawn by lot (an option). At a closed port nobody begins, loads, sells or settles; galleys in its space may fight.',
  },
  40: {
    rule: 'capacity',
    sources: ['R'],
    text: 'The rulebook lets players sink a galley of their own without saying how. The active galley may be sunk while it loads, wherever it lies: its crew goes to the reserve, its cargo to the supply, and its turn ends.',
  },
  41: {
    rule: 'warehouses',
    sources: ['R', '96'],
    text: 'Known are incomes of 0 for none, 15 for four and 20 for five cubes. Between them we take 2, 5 and 10 for one to three, or 0, 5 and 10 (an option).',
  },
  42: {
    rule: 'board',
    sources: ['96', 'S4'],
    text: 'The printed board could not be had: which spaces border each other is reconstructed from the board of 1996. Whether Venezia borders Corfu is an option.',
  },
};
