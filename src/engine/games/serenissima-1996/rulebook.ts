import type { Chapter } from '../../core/rulebook';

/**
 * The rules in our own words. The chapters together are the complete rulebook, and refusals refer to single paragraphs.
 * `cite` is the place in the rulebooks (EN: the English rules of Steel and Jacklin; DE: the German rules), or marks our
 * rulings.
 */
export const RULES: Readonly<Record<string, { readonly cite: string; readonly text: string }>> = {
  goal: {
    cite: 'EN, Introduction and End of the game',
    text: 'Venice, Genoa, Spain and Turkey compete for Mediterranean trade. The most prosperous power wins: ducats, ports and full warehouses all count.',
  },
  powers: {
    cite: 'EN, Number of players',
    text: 'Four players take all four powers, three take Venice, Genoa and Spain, and two take Venice and Genoa or Spain and Turkey. An unused power’s capital is a neutral port with six spaces.',
  },
  length: {
    cite: 'EN, Introduction',
    text: 'The game lasts eight turns with four players, ten with three and twelve with two.',
  },
  sea: {
    cite: 'EN, Components; the number of spaces after the French board',
    text: 'The sea has 32 spaces. Each of the 23 ports has its own. Four spaces touch no land: the high seas.',
  },
  ports: {
    cite: 'EN, Phase 2',
    text: 'A galley is in a port when it’s in the sea space beside it. A port belongs to the power whose flag is there. Without a flag, it’s neutral.',
  },
  goods: {
    cite: 'EN, Components and Phase 2',
    text: 'There are seven goods, with fifteen pieces each. Six ports make wood, four each make iron, wine and textiles, two each make spices and gold, and only Cyrene makes gems.',
  },
  supply: {
    cite: 'EN, Phase 2',
    text: 'There are fifteen pieces of each good. Once a good runs out, you can only buy it from players who have it aboard.',
  },
  warehouses: {
    cite: 'EN, Components and Phase 6; the figures are reconstructed',
    text: 'A small port stores two goods, a medium port four and a capital six, each of a different kind. Spaces show rising figures, and the lowest free one always fills first.',
  },
  galleys: {
    cite: 'EN, Components',
    text: 'A galley belongs to the power whose flag it flies. Only its owner commands it.',
  },
  capacity: {
    cite: 'EN, Phase 2, Transfer',
    text: 'A galley holds up to five pieces, sailors and goods together, including at least one sailor.',
  },
  money: {
    cite: 'EN, Components',
    text: 'The smallest coin is 100 ducats. You can’t spend more than you have.',
  },
  limits: {
    cite: 'EN and DE, Components',
    text: 'Players share 28 galleys, 20 forts and 180 sailors (176 in other editions).',
  },
  setup: {
    cite: 'EN, Starting the game',
    text: 'Each power starts with two galleys beside its capital, 2,000 ducats and ten sailors. You split the sailors between your galleys and your capital. Each galley needs at least one, or it would sink.',
  },
  phases: {
    cite: 'EN, Sequence of the turn',
    text: 'A turn has six phases: order of play, harbour, sailing, combat, landing and revenue. Everyone finishes a phase, in order, before the next one starts.',
  },
  'turn-order': {
    cite: 'EN, Phase 1',
    text: 'The order lasts for the whole turn. In each phase, the first player does everything they want, then the second, and so on.',
  },
  order: {
    cite: 'EN, Phase 1; DE, Phase 1',
    text: 'Bids are secret and revealed together. Everyone pays their bid to the Treasury, win or lose. From the highest bid down, each player chooses any free position. Tied players roll a die. Players who bid zero roll for the positions left (English rules), or for who chooses first among them (German rules, an option).',
  },
  harbour: {
    cite: 'EN, Phase 2',
    text: 'In the harbour phase, you buy, build, hire and move pieces, in any order and as often as you can pay for it.',
  },
  buying: {
    cite: 'EN, Phase 2, Purchase of commodities',
    text: 'In each port where you have a galley, you may buy the good it makes, no matter who owns it, as many pieces as you can load. No one can stop you.',
  },
  price: {
    cite: 'EN, Phase 2, Purchase price; DE, summary cards',
    text: 'In a neutral port or your own, a piece costs 100 ducats, paid to the Treasury. In another player’s port, the owner sets the price: 100 to 300 ducats, or up to 1,000 if they hold every port that makes the good.',
  },
  bargain: {
    cite: 'EN, Questions and answers; DE, Phase 2; closed deals: our ruling 42',
    text: 'The seller names a price per piece. The buyer takes it or offers less, and the seller accepts that or not. Then the buyer has a last chance at the first price. Once the price is agreed, the buyer decides how many of the pieces they asked for to take, from none to all they can pay for. A single piece is sold at once. In a port, that price also applies to whatever else they load there this turn. A failed deal is closed until the next turn. Between galleys any price goes, up to what the buyer has. An exchange has one price for the whole, on top of the goods, with no number to choose.',
  },
  'selling-free': {
    cite: 'EN, Phase 2, General principle',
    text: 'A port’s owner can’t stop others from buying or selling there.',
  },
  trade: {
    cite: 'EN, Questions and answers; exchanges are our ruling 25, and an option',
    text: 'Two players with galleys in the same space may sell each other goods, except on the high seas. No one has to. With exchanges (an option), you may also swap goods for goods of another kind. The player whose turn it is says what goes each way, and extra money is negotiated like a price. Both galleys need room for what they get.',
  },
  building: {
    cite: 'EN, Building galleys and forts',
    text: 'Each turn, you may build one galley or one fort in each port you control, for 500 ducats.',
  },
  galley: {
    cite: 'EN, Construction of galleys',
    text: 'The port must make or store wood and iron. The new galley goes beside the port and takes at least one sailor at once, hired there or from the garrison.',
  },
  fort: {
    cite: 'EN, Construction of forts; one fort per port: our ruling 15',
    text: 'The port must make or store wood and gold. Against a fort, the attacker’s total is divided by four instead of three. A port can have one fort, which stays when the port changes hands.',
  },
  hiring: {
    cite: 'EN, Hiring crew',
    text: 'Each turn, each of your ports lets you hire one sailor per good in its warehouse at that moment, for 100 ducats each. They join the garrison or a galley there.',
  },
  transfer: {
    cite: 'EN, Transfer of sailors and commodities; DE, Placing pieces',
    text: 'In the harbour phase, you may move pieces freely between your galleys in the same space. Sailors may also move between a galley and your garrison there.',
  },
  crewless: {
    cite: 'EN, Transfer of sailors and commodities',
    text: 'A galley without a sailor sinks at once with its cargo.',
  },
  warehouse: {
    cite: 'DE, Placing pieces; our ruling 10',
    text: 'Goods enter a warehouse when sold in the revenue phase, and they stay there. Building doesn’t use them up.',
  },
  discard: {
    cite: 'EN, Questions and answers',
    text: 'You may return goods to the box for nothing. Sailors can only leave a galley in a port. In your own port they join the garrison. Elsewhere they return to the box.',
  },
  speed: {
    cite: 'EN, Phase 3',
    text: 'Each turn, a galley sails up to one space per sailor aboard, always to a neighbouring space.',
  },
  staying: {
    cite: 'EN, Phase 3',
    text: 'You never have to sail. A galley may stay in a port or at sea as long as you like.',
  },
  passage: {
    cite: 'EN, Phase 3, Permission to cross spaces',
    text: 'A galley may always leave the space it started in and enter another. To sail on from a space with other players’ galleys, it needs permission from each of their owners, asked once it’s there. A refusal ends its move. Permission covers every direction and can’t be withdrawn. In this app, an answer can also become a standing order for all of a player’s later requests, until you change it in the harbour phase.',
  },
  fighting: {
    cite: 'EN, Phase 4',
    text: 'Galleys of different owners can share a space in peace. Only the player whose turn it is may attack a galley or port, and only where they have a galley. After any round, they may stop, or switch galleys or targets.',
  },
  combat: {
    cite: 'EN, Phase 4, Combat between galleys',
    text: 'Both sides add a die roll to their sailors and divide by three, rounded down. That’s how many sailors the other side loses, at the same time.',
  },
  spoils: {
    cite: 'EN, Phase 4, Combat between galleys; seizing as the defender: our ruling 29',
    text: 'After a sea fight, the survivor sinks or seizes the galley that has no crew left. Only sailors from the winning galley can crew the prize, and the winning galley sinks if it sends its last one over. The winner shares out both cargoes, five pieces a galley, and may throw goods overboard to make room.',
  },
  'both-fall': {
    cite: 'Our ruling 28',
    text: 'If both crews fall in the same round, both galleys sink with their cargo. If a galley falls together with the garrison it attacks, only the galley sinks. The port keeps its owner, but is empty.',
  },
  storm: {
    cite: 'EN, Phase 4, Attacking a port',
    text: 'A garrison only defends. If you beat it, you can’t land before the next phase. A galley that loses its last sailor to a garrison sinks with its cargo.',
  },
  'fort-defence': {
    cite: 'EN, Phase 4, Attacking a port',
    text: 'Against a port with a fort, the attacker’s total is divided by four, the garrison’s by three as usual. The fort and the stored goods are never harmed.',
  },
  landing: {
    cite: 'EN, Phase 5; ports left empty: our ruling 22',
    text: 'In turn order, players land sailors in ports without a garrison, whether neutral, beaten or left empty by their owner, and hold them at once. The last sailor may land too, but then the galley sinks with its goods.',
  },
  'beaten-port': {
    cite: 'EN, Questions and answers',
    text: 'A beaten port stays its owner’s until a player lands there. That needn’t be the one who beat it, since players earlier in the order land first. If no one lands, its owner keeps it.',
  },
  selling: {
    cite: 'EN, Phase 6, Sale of goods',
    text: 'You can sell a good in a port that neither makes nor stores it and has a free warehouse space. It goes on the free space with the lowest figure and earns a hundred times that figure in ducats.',
  },
  'own-ports': {
    cite: 'EN, Phase 6; the French edition differs (an option)',
    text: 'The Treasury pays for sales in any port, including your own. You may sell several goods in one port, each of a different kind. You never have to sell.',
  },
  market: {
    cite: 'EN, Opening of new markets',
    text: 'A good sold in another player’s port earns 500 ducats more if none of that player’s ports makes or stores it, or 1,000 more in a capital. Your own ports and neutral ones never pay this bonus.',
  },
  income: {
    cite: 'EN, Phase 6, Fixed income',
    text: 'If you hold your own capital, you earn 300 ducats in each revenue phase. Another power’s capital earns nothing.',
  },
  'last-turn': {
    cite: 'EN, End of the game',
    text: 'The game ends after the last turn’s revenue phase. Goods aboard, galleys, sailors and forts score nothing.',
  },
  end: {
    cite: 'EN, End of the game',
    text: 'Your own capital scores 10 points, and every 500 ducats scores 1. A port that isn’t full scores 1. A full small port scores 2, a full medium port 5 and a full capital 10. Your own capital also counts as one of your ports.',
  },
  ties: {
    cite: 'Our ruling 36 (an option)',
    text: 'Players with equal totals share the win, unless you agreed that the player with the most ports wins (an option).',
  },
  editions: {
    cite: 'EN, DE and reviews (each difference is an option)',
    text: 'Editions differ on zero bids (in the German rules, the highest die chooses a position), sales in your own ports (unpaid in the French edition), the number of sailors (180 or 176) and hidden treasuries.',
  },
  unsettled: {
    cite: 'Our rulings 20, 37, 40 and 41 (each an option)',
    text: 'No source settles the warehouse figures, whether Alexandria borders Acre, whether killed sailors can be hired again, or who takes which power. You decide when you set up a game.',
  },
  'house-rules': {
    cite: 'House rules of Adams, Schloesser and Evans',
    text: 'You can add two house rules: points for galleys, forts and sailors at the end, and a die that decides from the last turn on whether the game is over.',
  },
  moves: {
    cite: 'This app',
    text: 'Choose a move beside the board or on it. If a move is impossible, the app tells you why.',
  },
};

/** Every paragraph belongs to one chapter. */
export const CHAPTERS: readonly Chapter[] = [
  { key: 'game', rules: ['goal', 'powers', 'length'] },
  {
    key: 'components',
    rules: ['sea', 'ports', 'goods', 'supply', 'warehouses', 'galleys', 'capacity', 'money', 'limits'],
  },
  { key: 'turn', rules: ['setup', 'phases', 'turn-order'] },
  { key: 'order', rules: ['order'] },
  {
    key: 'harbour',
    rules: [
      'harbour',
      'buying',
      'price',
      'bargain',
      'selling-free',
      'trade',
      'building',
      'galley',
      'fort',
      'hiring',
      'transfer',
      'crewless',
      'warehouse',
      'discard',
    ],
  },
  { key: 'sailing', rules: ['speed', 'staying', 'passage'] },
  { key: 'combat', rules: ['fighting', 'combat', 'spoils', 'both-fall', 'storm', 'fort-defence'] },
  { key: 'landing', rules: ['landing', 'beaten-port'] },
  { key: 'revenue', rules: ['selling', 'own-ports', 'market', 'income'] },
  { key: 'end', rules: ['last-turn', 'end', 'ties'] },
  { key: 'options', rules: ['editions', 'unsettled', 'house-rules', 'moves'] },
];
