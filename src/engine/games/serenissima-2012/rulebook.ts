import type { Chapter } from '../../core/rulebook';

/**
 * The rules in our own words. The chapters together are the complete rulebook, and refusals refer to single paragraphs.
 * `cite` is the place in the rulebook, or marks our rulings.
 */
export const RULES: Readonly<Record<string, { readonly cite: string; readonly text: string }>> = {
  moves: {
    cite: 'This app',
    text: 'Choose a move beside the board or on it. If a move is impossible, the app tells you why.',
  },
  goal: {
    cite: 'Object of the Game; End of the game',
    text: 'Merchants in four colours fill the Mediterranean’s ports with goods, which earn money three times in the game. The richest merchant at the end wins.',
  },
  board: {
    cite: 'Box Contents; we couldn’t get the printed board',
    text: 'The sea has 20 spaces and 19 ports, each beside its own space. There are six goods: wood, stone, wine, marble, gold, and spice, which only Tripoli produces. We reconstructed which spaces border each other, some goods and port sizes, the dice faces and parts of the turn track.',
  },
  warehouses: {
    cite: 'Sale; Scoring; some figures are reconstructed',
    text: 'A port stores two, three or five goods, each of a different kind and never the one it produces. Its spaces are worth 2 ducats and up. Below each is what a scoring pays once the warehouse is filled up to that space.',
  },
  setup: {
    cite: 'Setup; Serenissima with 2 players',
    text: 'Clockwise from the first player, everyone chooses one of the five starting ports and a galley by its number. Then, counter-clockwise from the last player, everyone chooses a second galley. Two players take three galleys each, one at a time. Each port and galley gets three sailors, and each player 5 ducats.',
  },
  closing: {
    cite: 'Serenissima with 2 and 3 players; players naming them in turn: our ruling 38',
    text: 'With two or three players, four ports are closed before the game: one each for wood, wine, stone and marble. Galleys may cross and fight in their spaces, but no one can load, sell or claim a port there. At least as many starting ports stay open as there are players.',
  },
  wheel: {
    cite: 'Game Turn',
    text: 'Each turn, every galley on the wheel is activated once, from the lowest number to the highest. Its owner acts with it, or invests instead. A galley bought during the turn is still activated if its number comes later.',
  },
  activation: {
    cite: 'Action',
    text: 'An action has three steps: loading, then movement, then a sale or a battle. You may skip any of them, but the order never changes. Claiming a port counts as a battle. An investment replaces the whole action.',
  },
  money: {
    cite: 'Setup',
    text: 'You can’t spend more than you have. Players agree whether ducats are open or hidden. Scoring income is always announced.',
  },
  ports: {
    cite: 'Setup; Loading',
    text: 'A galley is in a port when it’s in the space beside it. A port belongs to the player whose sailors are stationed there. Without sailors, it’s neutral.',
  },
  crews: {
    cite: 'Loading, Sailors',
    text: 'While loading, the active galley may exchange sailors and goods freely with its owner’s other galleys in the space, and sailors with its owner’s port there.',
  },
  capacity: {
    cite: 'Loading, Limitations; losing cubes, and when and where you may sink a galley: our rulings 11 and 40',
    text: 'A galley holds up to five pieces, sailors and goods together, including at least one sailor. Without a sailor, it sinks with its cargo. You may sink your own galley by taking off its last sailor, or sink the active galley with its crew anywhere while it loads. Sailors return to your reserve, cargo to the supply. If it’s the active galley, its turn ends.',
  },
  garrison: {
    cite: 'Loading, Limitations',
    text: 'A port holds as many sailors as its warehouse has spaces. You can’t take away its last sailor.',
  },
  goods: {
    cite: 'Loading, Goods; cubes running out: our ruling 8',
    text: 'A galley loads what the port produces, never what it stores, at 1 ducat a cube. You pay the bank, or another player who owns the port and can’t refuse. In your own port, the first cube is free. You may throw goods overboard while loading. There are only as many cubes as in the box.',
  },
  movement: {
    cite: 'Movement',
    text: 'A galley moves up to one space per sailor aboard, always to a neighbouring space.',
  },
  blockade: {
    cite: 'Blockade during movement; during a sale; Blockade and battle; the starting space: our ruling 15, and an option',
    text: 'If your galleys in a space carry more sailors than the active galley, you may blockade it: stop it as it enters, or forbid its sale or its claim of a neutral port. If several players could, the one with the most sailors there decides first, and among equals the owner of the lowest number. One blockade is enough. There’s no blockade where the galley started, unless an option allows it for sales and claims. After a forbidden sale or claim, the galley can only fight the blockader or end its turn. In this app, an answer can become a standing order for all of a player’s galleys. Everyone sees standing orders, and you may cancel one before one of your own galleys acts.',
  },
  sale: {
    cite: 'Sale',
    text: 'You can sell a good in a port that neither produces nor stores it and has a free space. Its cube goes on the free space with the lowest value. In a neutral port or another player’s, the bank pays that value, 2 to 6 ducats. Your own port pays nothing. Spice earns 2 ducats more everywhere, even in your own port. A galley may sell several goods one after another, each of a different kind.',
  },
  battle: {
    cite: 'Battle against a galley; Combat against multiple galleys',
    text: 'Both sides roll their dice at once, and each skull kills a sailor. Between rounds, the attacker may stop, which ends the turn. The attacker fights galleys one at a time, no matter who owns them, and may go on to another once one has sunk.',
  },
  strength: {
    cite: 'First round of battle; Subsequent rounds; attacking with 0: our ruling 23, and an option',
    text: 'The attacker’s combat value is their sailors minus the spaces their galley crossed. In later rounds it’s the sailors they have left, but never more than in the first round. With a combat value of 0 you can’t attack (an option allows it), but you can claim a neutral port. A defender rolls one die per sailor.',
  },
  loot: {
    cite: 'End of battle; keeping your own cubes: our ruling 29',
    text: 'The surviving galley may take goods from the sunken one into its free spaces. It can’t throw anything overboard to make room.',
  },
  storm: {
    cite: 'Combat against a port; leaving a port empty: our ruling 28',
    text: 'You claim a neutral port by landing sailors there. You may even land the last one, but then the galley sinks. You can attack another player’s port once their galleys in the space are sunk. If you win, land at least one sailor to hold it. Here too, the galley sinks if you land the last one. If both sides die, or no one lands, the port becomes neutral. Taking a port ends the turn.',
  },
  shot: {
    cite: 'Fort; setting the combat value first: our ruling 26',
    text: 'Before a battle for a port, its fort rolls two dice against the attacker, who then fights on or stops. A fort stays with its port and never fires at a galley that sells.',
  },
  'last-port': {
    cite: 'Player’s last port',
    text: 'You can’t take a player’s only port, so you can’t attack it.',
  },
  investment: {
    cite: 'Investment',
    text: 'Instead of acting, you may buy sailors at 1 ducat each for your ports or the galleys there, one galley, and forts and basilicas for your ports.',
  },
  fleet: {
    cite: 'Investment, Galley; the first sailor: our ruling 4',
    text: 'A galley costs a ducat per galley you own. Choose one of the free numbers, place the galley at one of your ports, and recruit its first sailor with it.',
  },
  fort: {
    cite: 'Investment, Fort',
    text: 'A fort costs 2 ducats and needs a port that produces or stores wood and stone. Each port can have one. No cubes are used up.',
  },
  basilica: {
    cite: 'Investment, Basilica; the rulebook’s note says wood for gold by mistake',
    text: 'A basilica costs 2 ducats and needs a port that produces or stores gold and marble. Each port can have one. No cubes are used up.',
  },
  limits: {
    cite: 'Box Contents',
    text: 'Players share five forts and five basilicas, and each has six galley cubes. Each player has 22 sailors with four players, 26 with three and 30 with two. Four players use 15 galleys, fewer use 12.',
  },
  doge: {
    cite: 'End of the Turn',
    text: 'After the last galley, a Doge card is drawn. Wine pays 3 ducats for each of your ports that produces or stores wine. The others move the white token one or two spaces, and after one of them all five cards are shuffled. Drawn cards stay face up.',
  },
  scoring: {
    cite: 'Scoring',
    text: 'When the white token reaches or passes a scoring space (with two or three players a red one, or the last), each port pays its owner for the cubes in its warehouse, from nothing to 20 ducats for five, plus 5 for a basilica.',
  },
  'catch-up': {
    cite: 'Players with less than 2 galleys; the order: our ruling 32',
    text: 'After the Doge card and any scoring, players with fewer than two galleys may buy sailors, and galleys until they have two, at the usual prices.',
  },
  end: {
    cite: 'End of the game; sharing the win: our ruling 35',
    text: 'The game ends after the third scoring. The richest player wins. If tied, the one with the most ports wins. If still tied, they share the win.',
  },
};

/** The chapters in reading order. */
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
