/** The paragraph of the rules each topic of the table follows from: figures, icons, groups of moves. */
const RULES_OF: Readonly<Record<string, string>> = {
  merchant: 'distance',
  messenger: 'distance',
  fetch: 'blacksmith',
  buy: 'buying',
  sell: 'selling',
  ship: 'shipping',
  build: 'building',
  palace: 'palaces',
  hire: 'hiring',
  post: 'messages',
  deliver: 'delivering',
  cubes: 'cubes',
  circus: 'circus',
  choose: 'messages',
  end: 'turn',
  powers: 'turn',
  money: 'money',
  boat: 'end',
  delivered: 'end',
  held: 'held',
  goods: 'carrying',
  cubesInHand: 'cubes',
  characters: 'hiring',
  farms: 'limits',
  palaces: 'palaces',
  supply: 'supply',
  decks: 'messages',
  towers: 'limits',
  turns: 'end',
  lastTurns: 'end',
  solo: 'solo',
  order: 'turn',
  figures: 'turn',
};

/** The paragraph a topic follows from, or `null`. */
export function ruleOf(topic: string): string | null {
  return RULES_OF[topic] ?? null;
}
