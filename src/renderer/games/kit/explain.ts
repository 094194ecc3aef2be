import { useExplanations } from '../../game-ui/explaining';

/** The explanations of a game's table. `rules` maps each topic to its rule paragraph. */
export function explainedBy(id: string, rules: Readonly<Record<string, string>>) {
  const ruleOf = (topic: string): string | null => (Object.hasOwn(rules, topic) ? rules[topic] : null);
  const useExplain = () => useExplanations(() => ({ id, rulebook: { ruleOf } }));
  return { ruleOf, useExplain };
}
