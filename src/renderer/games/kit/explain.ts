import { useExplanations } from '../../game-ui/explaining';

/** How the table of a game explains itself: `rules` has the paragraph of the rules each topic follows from. */
export function explainedBy(id: string, rules: Readonly<Record<string, string>>) {
  const ruleOf = (topic: string): string | null => (Object.hasOwn(rules, topic) ? rules[topic] : null);
  /** For a panel: what a topic says of itself. */
  const useExplain = () => useExplanations(() => ({ id, ruleOf }));
  return { ruleOf, useExplain };
}
