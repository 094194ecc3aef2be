import type { Chapter } from '../../core/rulebook';

/**
 * The rules in our own words. The chapters together are the complete rulebook, and refusals refer to single paragraphs.
 * `cite` is the place in the rulebooks (EN: the English rules of Steel and Jacklin; DE: the German rules), or marks our
 * rulings.
 */
export const RULES: Readonly<Record<string, { readonly cite: string; readonly text: string }>> = {
  goal: {
    cite: 'EN, Introduction and End of the game',
    text: 'Venice, Genoa, Spain and Turkey compete for the trade of the Mediterranean. The most prosperous power at the end wins: ducats, ports and full warehouses all count.',
  },
  powers: {
    cite: 'EN, Number of players',
    text: 'Four players take all four powers; three take Venice, Genoa and Spain; two take Venice and Genoa, or Spain and Turkey. The capital of a power that nobody plays is a neutral port of six spaces.',
  },
  length: {
    cite: 'EN, Introduction',
    text: 'The game lasts eight turns with four players, ten with three, twelve with two.',
  },
  sea: {
    cite: 'EN, Components; the number of spaces after the French board',
    text: 'The sea has 32 spaces. Each of the 23 ports is beside its own space. Four spaces, the high seas, touch no land at all.',
  },
  ports: {
    cite: 'EN, Phase 2',
    text: 'A galley is in a port when it is in the sea space beside it. A port belongs to the power whose flag is there, or to no one.',
  },
  goods: {
    cite: 'EN, Components and Phase 2',
    text: 'There are seven goods with fifteen pieces each. Wood comes from six ports, iron, wine and textiles from four each, spices and gold from two each, gems from one: Cyrene.',
  },
  supply: {
    cite: 'EN, Phase 2',
    text: 'There are fifteen pieces of each good. When the supply of one is out, only players who have it aboard can sell it.',
  },
  warehouses: {
    cite: 'EN, Components and Phase 6; the figures are reconstructed',
    text: 'A small port stores two goods, a medium port four, a capital six, no kind twice. The spaces bear rising figures, and the lowest free one is always filled first.',
  },
  galleys: {
    cite: 'EN, Components',
    text: 'A galley belongs to the power whose flag it flies; only its owner commands it.',
  },
  capacity: {
    cite: 'EN, Phase 2, Transfer',
    text: 'A galley holds five pieces at most, sailors and goods together, one of them at least a sailor.',
  },
  money: {
    cite: 'EN, Components',
    text: 'The smallest coin is 100 ducats, and nobody can spend more than they have.',
  },
  limits: {
    cite: 'EN and DE, Components',
    text: 'There are 28 galleys, 20 forts and 180 sailors (176 in other editions) for everybody together.',
  },
  setup: {
    cite: 'EN, Starting the game',
    text: 'Each power begins with two galleys beside its capital, 2,000 ducats and ten sailors, who are shared between the galleys and the capital as the player likes. A galley without sailors would sink.',
  },
  phases: {
    cite: 'EN, Sequence of the turn',
    text: 'A turn has six phases: order of play, harbour, sailing, combat, landing, revenue. Each is completed by everybody, in order, before the next begins.',
  },
  'turn-order': {
    cite: 'EN, Phase 1',
    text: 'The order lasts for the whole turn. In each phase the first player does all they wish, then the second, and so on.',
  },
  order: {
    cite: 'EN, Phase 1; DE, Phase 1',
    text: 'Bids are secret and shown together; all of them go to the Treasury, losing ones too. From the highest bid down, each player chooses any free place; equal bids roll a die. Players who bid nothing roll for the places left (EN), or for the first choice among them (DE, an option).',
  },
  harbour: {
    cite: 'EN, Phase 2',
    text: 'In the harbour players buy, build, hire and move pieces in any sequence and as often as they can pay for it.',
  },
  buying: {
    cite: 'EN, Phase 2, Purchase of commodities',
    text: 'In each port where players have a galley they may buy the good that port produces, owned or not, as many pieces as they can load there. No one can stop them.',
  },
  price: {
    cite: 'EN, Phase 2, Purchase price; DE, summary cards',
    text: 'In a neutral port, or your own, a piece costs 100 ducats, paid to the Treasury. Another player’s port sells at its owner’s price: 100 to 300 ducats, up to 1,000 when the owner holds every port that produces the good.',
  },
  bargain: {
    cite: 'EN, Questions and answers; DE, Phase 2; closing is our ruling 42',
    text: 'The seller names a price; the buyer takes it or names a lower one; the seller accepts that or not; then the buyer has a last chance at the first price. The price is a piece’s. Once it stands the buyer says how many of the pieces asked for they take, as many as they can pay for or none, and in a port it holds for whatever else they load there this turn. A bargain that failed is closed until the next turn. Between galleys any price goes, up to what the buyer has; that of an exchange is for the whole, on top of the goods, and there is no number to say.',
  },
  'selling-free': {
    cite: 'EN, Phase 2, General principle',
    text: 'The owner of a port cannot stop others from buying or selling there.',
  },
  trade: {
    cite: 'EN, Questions and answers; exchanges are our ruling 25, and an option',
    text: 'Two players with galleys in the same space may trade goods between them for money, but not on the four high-sea spaces. No one can be forced. With exchanges (an option), goods also go for goods of another kind: the player in turn says what goes which way, extra money is negotiated like a price, and both galleys must have room for what they receive.',
  },
  building: {
    cite: 'EN, Building galleys and forts',
    text: 'In each port they control players may build one galley or one fort a turn, for 500 ducats.',
  },
  galley: {
    cite: 'EN, Construction of galleys',
    text: 'The port must produce or store wood and iron. The new galley is placed beside the port and takes at least one sailor at once, hired there or from the garrison.',
  },
  fort: {
    cite: 'EN, Construction of forts; one fort a port is our ruling 15',
    text: 'The port must produce or store wood and gold. Against a fort an attacker’s total is divided by four instead of three. A port has one fort, which stays when the port changes hands.',
  },
  hiring: {
    cite: 'EN, Hiring crew',
    text: 'In each of their ports players may hire as many sailors a turn as the warehouse holds goods at that moment, for 100 ducats each, to serve in the garrison or aboard a galley there.',
  },
  transfer: {
    cite: 'EN, Transfer of sailors and commodities; DE, Placing pieces',
    text: 'In the harbour phase pieces move freely between a player’s galleys in the same space; sailors also between a galley and the garrison of their port there.',
  },
  crewless: {
    cite: 'EN, Transfer of sailors and commodities',
    text: 'A galley without a sailor sinks at once with its cargo.',
  },
  warehouse: {
    cite: 'DE, Placing pieces; our ruling 10',
    text: 'Goods come into a warehouse by a sale in the revenue phase and stay there; building does not use them up.',
  },
  discard: {
    cite: 'EN, Questions and answers',
    text: 'Goods may be put back into the box for nothing. Sailors may leave a galley only in a port: in your own they join the garrison, elsewhere they go back to the box.',
  },
  speed: {
    cite: 'EN, Phase 3',
    text: 'A galley sails from space to neighbouring space, as many in a turn as it has sailors aboard.',
  },
  staying: {
    cite: 'EN, Phase 3',
    text: 'No one has to sail. A galley may stay in a port or at sea as long as its owner likes.',
  },
  passage: {
    cite: 'EN, Phase 3, Permission to cross spaces',
    text: 'A galley may always leave the space it began in and enter any other. To go on from a space with galleys of other players it needs the consent of each of them, asked once it is there. A refusal ends its move; a consent holds for every direction and is not taken back. At this table an answer may stand for all later questions of a player, until it is changed in the harbour phase.',
  },
  fighting: {
    cite: 'EN, Phase 4',
    text: 'Galleys of different owners may share a space in peace. Only the player in turn attacks, a galley or the port in the space of their own galley, and they may change galleys and targets or stop after any exchange.',
  },
  combat: {
    cite: 'EN, Phase 4, Combat between galleys',
    text: 'Both sides add a die to their sailors and divide by three, rounded down: so many sailors the other loses, both at the same time.',
  },
  spoils: {
    cite: 'EN, Phase 4, Combat between galleys; that a defender may seize too is our ruling 29',
    text: 'The survivor of a fight at sea sinks or seizes the galley left without a crew. A prize is manned by sailors of the victorious galley alone, which sinks if it sends its last one over. Goods aboard both are shared out as the victor likes, five pieces a ship, and may go overboard to make room.',
  },
  'both-fall': {
    cite: 'Our ruling 28',
    text: 'When both crews fall in one exchange, both galleys sink with their cargo. A galley that falls with the garrison it storms sinks alone: the port stays its owner’s, but empty.',
  },
  storm: {
    cite: 'EN, Phase 4, Attacking a port',
    text: 'A garrison only defends. The player who beats it may not land before the next phase; a galley that loses its last sailor to it sinks with its cargo.',
  },
  'fort-defence': {
    cite: 'EN, Phase 4, Attacking a port',
    text: 'Against a port with a fort the attacker’s total is divided by four; the garrison’s still by three. Neither the fort nor the goods in store are harmed.',
  },
  landing: {
    cite: 'EN, Phase 5; ports left empty are our ruling 22',
    text: 'In turn order players land sailors on ports without a garrison, whether neutral, beaten or left empty by their owner, and hold them at once. The last sailor may land too: the galley sinks with its goods.',
  },
  'beaten-port': {
    cite: 'EN, Questions and answers',
    text: 'A beaten port stays its owner’s until a player lands there, not necessarily the one who beat it: those who play earlier land earlier. If no one does, nothing changes hands.',
  },
  selling: {
    cite: 'EN, Phase 6, Sale of goods',
    text: 'A good is sold in a port that neither produces nor stores it and has a free warehouse space. It takes the lowest free figure and brings a hundred times that figure.',
  },
  'own-ports': {
    cite: 'EN, Phase 6; the French edition differs (an option)',
    text: 'The Treasury pays for a sale in any port, your own included. Several pieces may be sold in one port, each of another kind. No one has to sell.',
  },
  market: {
    cite: 'EN, Opening of new markets',
    text: 'A good sold in another player’s port brings 500 ducats more when none of that player’s ports produces or stores it, 1,000 more in a capital. Never in own or neutral ports.',
  },
  income: {
    cite: 'EN, Phase 6, Fixed income',
    text: 'A player who holds their own capital receives 300 ducats in the revenue phase of each turn. Another power’s capital brings none.',
  },
  'last-turn': {
    cite: 'EN, End of the game',
    text: 'The game ends after the revenue phase of the last turn. Goods still aboard, galleys, sailors and forts count for nothing.',
  },
  end: {
    cite: 'EN, End of the game',
    text: 'Points are counted: 10 for your own capital, 1 for every 500 ducats, 1 for each port not full, 2, 5 or 10 for each full small port, medium port or capital; your own capital counts among them as well.',
  },
  ties: {
    cite: 'Our ruling 36; an option of a new game',
    text: 'Equal totals share the win, unless the table agreed that the one with most ports wins (an option).',
  },
  editions: {
    cite: 'EN, DE and reviews; each an option of a new game',
    text: 'The editions differ: whether the highest of those who bid nothing chooses a place (DE), whether sales in your own ports pay (not in the French edition), whether there are 180 or 176 sailors, and whether treasuries are hidden.',
  },
  unsettled: {
    cite: 'Our rulings 20, 37, 40 and 41; each an option of a new game',
    text: 'No source settles the figures of the warehouse spaces, whether Alexandria touches Acre, whether killed sailors can be hired again, and who takes which power. A new game lets the table decide.',
  },
  'house-rules': {
    cite: 'House rules of Adams, Schloesser and Evans',
    text: 'Two house rules can be added: points for galleys, forts and sailors at the end, and a die that decides from the last turn on whether the game is over.',
  },
  moves: {
    cite: 'This table',
    text: 'A move names its kind and what it concerns, and nothing else.',
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
