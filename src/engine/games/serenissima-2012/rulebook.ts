import type { Chapter } from '../../core/rulebook';

/**
 * The rules in our own words. The chapters together are the complete rulebook, and refusals refer to single paragraphs.
 * `cite` is the place in the rulebook, or marks our rulings.
 */
export const RULES: Readonly<Record<string, { readonly cite: string; readonly text: string }>> = {
  moves: {
    cite: 'This table',
    text: 'A move names its kind and what it concerns, and nothing else.',
  },
  goal: {
    cite: 'Object of the Game; End of the game',
    text: 'Merchants in four colours fill the ports of the Mediterranean with goods, and earn by it three times in the game. The richest at the end wins.',
  },
  board: {
    cite: 'Box Contents; the printed board could not be had',
    text: 'The sea has 20 spaces and 19 ports, each port beside a space of its own. Six goods are produced: wood, stone, wine, marble, gold, and spice in Tripoli alone. Which spaces border each other, some goods and sizes, the faces of the dice and parts of the turn track are reconstructed.',
  },
  warehouses: {
    cite: 'Sale; Scoring; the figures between those known are reconstructed',
    text: 'A port stores two, three or five goods, no kind twice, never what it produces. The spaces show 2 ducats and up, and below them what a scoring pays for that many goods.',
  },
  setup: {
    cite: 'Setup; Serenissima with 2 players',
    text: 'From the first player on, clockwise, everybody chooses one of the five starting ports and a galley by its number; then, from the last player on and counter-clockwise, a second galley. Two players take three galleys each, turn about. Port and galleys get three sailors each, and everybody has 5 ducats.',
  },
  closing: {
    cite: 'Serenissima with 2 and 3 players; that players name them in turn is our ruling 38',
    text: 'With two or three players four ports are closed before the game: one that produces wood, one wine, one stone and one marble. Galleys cross their spaces and may fight there, but nobody loads, sells or settles. At least as many starting ports stay open as there are players.',
  },
  wheel: {
    cite: 'Game Turn',
    text: 'In a turn every galley on the wheel is activated once, from the lowest number to the highest. Its owner lets it act, or invests instead. A galley bought during the turn is still activated in it if its number is yet to come.',
  },
  activation: {
    cite: 'Action',
    text: 'An action has three steps: loading, then movement, then sale or battle. Each may be skipped, but the order stays the same; claiming a port counts as battle. An investment replaces the whole action.',
  },
  money: {
    cite: 'Setup',
    text: 'No one can spend more than they have. Players agree whether ducats are open or hidden; what a scoring brings is always announced.',
  },
  ports: {
    cite: 'Setup; Loading',
    text: 'A galley is in a port when it is in the space beside it. A port belongs to the player whose sailors are stationed there, or to no one.',
  },
  crews: {
    cite: 'Loading, Sailors',
    text: 'While it loads, the active galley exchanges sailors and goods freely with its owner’s other galleys in the same space, and sailors with that owner’s port there.',
  },
  capacity: {
    cite: 'Loading, Limitations; that cubes aboard are lost, and when and where a galley is sunk, are our rulings 11 and 40',
    text: 'A galley holds five pieces, sailors and goods together, and needs one sailor. Without a sailor it sinks with its cargo. A player may sink a galley of their own: they take its last sailor off, or sink the active galley while it loads, wherever it lies, crew and all. Sailors go back to their reserve, cargo to the supply; if it is the active galley, its turn ends.',
  },
  garrison: {
    cite: 'Loading, Limitations',
    text: 'A port holds as many sailors as its warehouse has spaces, and its owner never leaves it without one.',
  },
  goods: {
    cite: 'Loading, Goods; that cubes run out is our ruling 8',
    text: 'A galley loads what the port produces, never what is in its warehouse: 1 ducat a cube to the bank, or to the other player who owns the port and cannot refuse. In your own port the first cube is free. Goods may be thrown overboard while loading. Cubes run out: there are no more than the box holds.',
  },
  movement: {
    cite: 'Movement',
    text: 'A galley moves from space to neighbouring space, as many as it has sailors aboard.',
  },
  blockade: {
    cite: 'Blockade during movement; during a sale; Blockade and battle; in the starting space our ruling 15, and an option',
    text: 'Where a player has more sailors on their galleys than the active galley has aboard, they may blockade it: stop it as it enters, or forbid its sale or its claim of a neutral port. Whoever has most sailors there decides first, among equals the owner of the lowest number; one declaration is enough. There is no blockade where the galley began, unless the table allows those of sales and claims there (an option). Against a forbidden sale or claim it can only fight the blockader, or end its turn. At this table an answer may stand for all later questions about a player’s galleys; everybody sees such orders, and before a galley of their own acts players may take one back.',
  },
  sale: {
    cite: 'Sale',
    text: 'A good is sold in a port that neither produces nor stores it and has a free space. Its cube goes on the space of least value, and in a neutral or another player’s port the bank pays that value, 2 to 6 ducats. One’s own port pays nothing. Spice brings 2 ducats more everywhere, in one’s own port too. A galley may sell several goods, each of another kind, one after the other.',
  },
  battle: {
    cite: 'Battle against a galley; Combat against multiple galleys',
    text: 'Both sides roll their dice at once, and each skull kills a sailor. Between rounds the attacker may stop, which ends the turn. The attacker fights galleys one at a time, whoever owns them, and may go on to the next when one has sunk.',
  },
  strength: {
    cite: 'First round of battle; Subsequent rounds; that 0 may not attack is our ruling 23, and an option',
    text: 'The attacker’s combat value is their sailors less the spaces their galley crossed. After that it is the sailors they have left, never more than in their first round. With a combat value of 0 they may not attack, unless the table allows it (an option); to claim a neutral port they need none. A defender throws a die for each sailor.',
  },
  loot: {
    cite: 'End of battle; that own cubes stay is our ruling 29',
    text: 'The galley that survives takes goods of the sunken one into its free spaces. Nothing aboard makes room for them.',
  },
  storm: {
    cite: 'Combat against a port; leaving a port to nobody is our ruling 28',
    text: 'A neutral port is claimed by landing sailors, and the last may land too while the galley sinks. Another player’s port is fought for once that player’s galleys in the space are sunk; the winner lands sailors, at least one to hold it, and the last may land while the galley sinks. If both sides perish, or nobody lands, the port becomes neutral. Taking a port ends the turn.',
  },
  shot: {
    cite: 'Fort; that the combat value is fixed before it is our ruling 26',
    text: 'Before a battle for a port its fort rolls two dice at the attacker. Then the attacker goes on or stops. A fort stays with its port and never fires on a seller.',
  },
  'last-port': {
    cite: 'Player’s last port',
    text: 'A player’s only port cannot be taken from them, so it cannot be attacked.',
  },
  investment: {
    cite: 'Investment',
    text: 'Instead of an action players buy for all their ports: sailors at 1 ducat each, for ports or for galleys there; one galley; forts; basilicas.',
  },
  fleet: {
    cite: 'Investment, Galley; the first sailor is our ruling 4',
    text: 'A galley costs as many ducats as its buyer owns galleys. The buyer chooses its number among those free, places it at a port of their own, and recruits its first sailor with it.',
  },
  fort: {
    cite: 'Investment, Fort',
    text: 'A fort costs 2 ducats, in a port that produces or stores wood and stone, once a port. No cube is used up.',
  },
  basilica: {
    cite: 'Investment, Basilica; the rulebook’s note says wood for gold by mistake',
    text: 'A basilica costs 2 ducats, in a port that produces or stores gold and marble, once a port. No cube is used up.',
  },
  limits: {
    cite: 'Box Contents',
    text: 'There are five forts and five basilicas for everybody, and six galley cubes for each player. Each has 22 sailors with four players, 26 with three, 30 with two. With four players 15 galleys are used, with fewer 12.',
  },
  doge: {
    cite: 'End of the Turn',
    text: 'After the last galley a Doge card is drawn. Wine pays 3 ducats for each of your ports that produces or stores wine; the others move the white token one or two spaces. One of them has all five cards shuffled again. Cards drawn lie open.',
  },
  scoring: {
    cite: 'Scoring',
    text: 'When the white token reaches or passes a scoring space (with two and three players a red space, or the last), each port pays its owner by the cubes in its warehouse, from nothing to 20 ducats for five, and 5 for a basilica.',
  },
  'catch-up': {
    cite: 'Players with less than 2 galleys; the order is our ruling 32',
    text: 'After the Doge card and a scoring, players with fewer than two galleys may buy some, up to two, and sailors, at the usual prices.',
  },
  end: {
    cite: 'End of the game; a shared win is our ruling 35',
    text: 'The game ends after the third scoring. The richest player wins; among equals the one with most ports; then they share the win.',
  },
};

/** In reading order. */
export const CHAPTERS: readonly Chapter[] = [
  { key: 'game', rules: ['goal', 'money', 'limits'] },
  { key: 'components', rules: ['board', 'ports', 'warehouses', 'capacity', 'garrison'] },
  { key: 'beginning', rules: ['setup', 'closing'] },
  { key: 'turn', rules: ['wheel', 'activation'] },
  { key: 'loading', rules: ['goods', 'crews'] },
  { key: 'movement', rules: ['movement', 'blockade'] },
  { key: 'sale', rules: ['sale'] },
  { key: 'battle', rules: ['battle', 'strength', 'loot', 'storm', 'shot', 'last-port'] },
  { key: 'investment', rules: ['investment', 'fleet', 'fort', 'basilica'] },
  { key: 'end', rules: ['doge', 'scoring', 'catch-up', 'end'] },
  { key: 'table', rules: ['moves'] },
];
