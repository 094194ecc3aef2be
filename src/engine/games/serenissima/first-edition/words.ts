import { REFUSALS } from './refusals';

/**
 * The rules in our own words, as paragraphs a refusal can point to. `cite` says where the rulebooks treat the matter (EN: the
 * English rules of Steel and Jacklin; DE: the German rules); what is our own ruling says so.
 */
export const RULES: Readonly<Record<string, { readonly cite: string; readonly text: string }>> = {
  moves: {
    cite: 'This table',
    text: 'A move names its kind and what it concerns, and nothing else.',
  },
  setup: {
    cite: 'EN, Starting the game',
    text: 'Each power begins with two galleys beside its capital, 2,000 ducats and ten sailors, who are shared between the galleys and the capital as the player likes. A galley without sailors would sink.',
  },
  phases: {
    cite: 'EN, Sequence of the turn',
    text: 'A turn has six phases: order of play, harbour, sailing, combat, landing, revenue. Each is completed by everybody, in order, before the next begins.',
  },
  order: {
    cite: 'EN, Phase 1; DE, Phase 1',
    text: 'Bids are secret and shown together; all of them go to the Treasury, losing ones too. From the highest bid down, each player chooses any free place; equal bids throw a die. Who bids nothing throws for the places left (EN), or for the first choice among them (DE, an option).',
  },
  money: {
    cite: 'EN, Components',
    text: 'The smallest coin is 100 ducats, and nobody can spend more than he has.',
  },
  galleys: {
    cite: 'EN, Components',
    text: 'A galley belongs to the power whose flag it flies; only its owner commands it.',
  },
  ports: {
    cite: 'EN, Phase 2',
    text: 'A galley is in a port when it lies in the sea space beside it. A port belongs to the power whose flag stands there, or to nobody.',
  },
  capacity: {
    cite: 'EN, Phase 2, Transfer',
    text: 'A galley holds five pieces at most, sailors and goods together, one of them at least a sailor.',
  },
  buying: {
    cite: 'EN, Phase 2, Purchase of commodities',
    text: 'In each port where a player has a galley he may buy the good that port produces, owned or not, as many pieces as he can load there. Nobody can keep him from it.',
  },
  price: {
    cite: 'EN, Phase 2, Purchase price; DE, summary cards',
    text: 'In a neutral port, or one’s own, a piece costs 100 ducats, paid to the Treasury. Another player’s port sells at its owner’s price: 100 to 300 ducats, up to 1,000 when he holds every port that produces the good.',
  },
  bargain: {
    cite: 'EN, Questions and answers; DE, Phase 2; closing is our ruling',
    text: 'The seller names a price; the buyer takes it or names a lower one; the seller accepts that or not; then the buyer has a last chance at the first price. The price is a piece’s: he takes as many as he can pay, and in a port it holds for whatever else he loads there this turn. A bargain that failed is closed until the next turn. Between galleys any price goes (here up to 2,000 ducats).',
  },
  'selling-free': {
    cite: 'EN, Phase 2, General principle',
    text: 'The owner of a port cannot stop others from buying or selling there.',
  },
  supply: {
    cite: 'EN, Phase 2',
    text: 'There are fifteen pieces of each good. When the supply of one is out, only players who have it aboard can sell it.',
  },
  trade: {
    cite: 'EN, Questions and answers',
    text: 'Two players with galleys in the same space may trade goods between them for money, but not on the four high-sea spaces. Nobody can be forced.',
  },
  building: {
    cite: 'EN, Building galleys and forts',
    text: 'In each port he controls a player may build one galley or one fort a turn, for 500 ducats.',
  },
  galley: {
    cite: 'EN, Construction of galleys',
    text: 'The port must produce or store wood and iron. The new galley lies beside the port and takes at least one sailor at once, hired there or from the garrison.',
  },
  fort: {
    cite: 'EN, Construction of forts; one fort a port is our ruling',
    text: 'The port must produce or store wood and gold. Against a fort an attacker’s total is divided by four instead of three. A port has one fort, which stays when the port changes hands.',
  },
  limits: {
    cite: 'EN and DE, Components',
    text: 'There are 28 galleys, 20 forts and 180 sailors (176 in other editions) for everybody together.',
  },
  hiring: {
    cite: 'EN, Hiring crew',
    text: 'In each of his ports a player may hire as many sailors a turn as the warehouse holds goods at that moment, for 100 ducats each, to serve in the garrison or aboard a galley there.',
  },
  transfer: {
    cite: 'EN, Transfer of sailors and commodities; DE, Placing pieces',
    text: 'In the harbour phase pieces move freely between a player’s galleys in the same space; sailors also between a galley and the garrison of his port there.',
  },
  crewless: {
    cite: 'EN, Transfer of sailors and commodities',
    text: 'A galley without a sailor sinks at once with its cargo.',
  },
  warehouse: {
    cite: 'DE, Placing pieces; our ruling',
    text: 'Goods come into a warehouse by a sale in the revenue phase and stay there; building does not use them up.',
  },
  discard: {
    cite: 'EN, Questions and answers',
    text: 'Goods may be put back into the box for nothing. Sailors may leave a galley only in a port: in one’s own they join the garrison, elsewhere they go back to the box.',
  },
  speed: {
    cite: 'EN, Phase 3',
    text: 'A galley sails from space to neighbouring space, as many in a turn as it has sailors aboard.',
  },
  passage: {
    cite: 'EN, Phase 3, Permission to cross spaces',
    text: 'A galley may always leave the space it began in and enter any other. To go on from a space with galleys of other players it needs the consent of each of them, asked once it is there. A refusal ends its move; a consent holds for every direction and is not taken back.',
  },
  combat: {
    cite: 'EN, Phase 4, Combat between galleys',
    text: 'Both sides add a die to their sailors and divide by three, rounded down: so many sailors the other loses, both at the same time. The player in turn attacks as often as he likes, with any of his galleys.',
  },
  storm: {
    cite: 'EN, Phase 4, Attacking a port',
    text: 'A garrison only defends. Who beats it may not land before the next phase; who loses his last sailor to it sinks with his cargo.',
  },
  spoils: {
    cite: 'EN, Phase 4, Combat between galleys; that a defender may seize too is our ruling',
    text: 'Who survives a fight at sea sinks or seizes the galley left without a crew. A prize is manned by sailors of the victorious galley alone. Goods aboard both are shared out as the victor likes, five pieces a ship.',
  },
  landing: {
    cite: 'EN, Phase 5',
    text: 'In turn order players land sailors on ports without a garrison, neutral or beaten, and hold them at once. The last sailor may land too: his galley sinks with its goods.',
  },
  selling: {
    cite: 'EN, Phase 6, Sale of goods',
    text: 'A good is sold in a port that neither produces nor stores it and has a free warehouse space. It takes the lowest free figure and brings a hundred times that figure.',
  },
  market: {
    cite: 'EN, Opening of new markets',
    text: 'A good sold in another player’s port brings 500 ducats more when none of his ports produces or stores it, 1,000 more in a capital. Never in own or neutral ports.',
  },
  end: {
    cite: 'EN, End of the game',
    text: 'After the last revenue phase points are counted: 10 for one’s own capital, 1 for every 500 ducats, 1 for each port not full, 2, 5 or 10 for each full small port, medium port or capital. Equal totals share the win (our ruling).',
  },
};

/** The lines of the final score. */
export const SCORE_LINES = {
  capital: 'Own capital held',
  money: 'Ducats, 1 for every 500',
  ports: 'Ports not full, 1 each',
  small: 'Full small ports, 2 each',
  medium: 'Full medium ports, 5 each',
  capitals: 'Full capitals, 10 each',
  units: 'Galleys, forts and sailors',
} as const;

/** Every English word of this game that the engine knows; the renderer adds its own and other languages replace both. */
export const WORDS = {
  goods: {
    wood: 'wood',
    iron: 'iron',
    wine: 'wine',
    textiles: 'textiles',
    spices: 'spices',
    gold: 'gold',
    gems: 'gems',
  },
  powers: { venice: 'Venice', genoa: 'Genoa', spain: 'Spain', turkey: 'Turkey' },
  phases: {
    placement: 'Placing the sailors',
    bidding: 'Bidding for the order of play',
    ordering: 'Choosing the order of play',
    harbour: 'Harbour',
    sailing: 'Sailing',
    combat: 'Combat',
    landing: 'Landing',
    revenue: 'Revenue',
    over: 'End of the game',
  },
  score: SCORE_LINES,
  refusals: Object.fromEntries(Object.entries(REFUSALS).map(([code, { message }]) => [code, message])),
  rules: RULES,
};
