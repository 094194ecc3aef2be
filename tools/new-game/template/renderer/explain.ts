/** What a turn is made of, as paragraphs of the rules in order. */
export const TURN: readonly string[] = ['turn', 'walking', 'throwing', 'resting', 'end'];

const RULES_OF: Readonly<Record<string, string>> = {
  walk: 'walking',
  throw: 'throwing',
  rest: 'resting',
  piece: 'turn',
  track: 'end',
  money: 'resting',
};

/** The paragraph a topic of the table follows from, or `null`. */
export const ruleOf = (topic: string): string | null => RULES_OF[topic] ?? null;
