import { useI18n } from 'vue-i18n';
import type { Explanation } from '../app/parts/explain';
import type { GameUi } from './game-ui';

/** What a topic of a game's table says of itself, with the paragraph it follows from; a title says what exactly it is. */
export function useExplanations(
  ui: () => Pick<GameUi, 'id' | 'ruleOf'>,
): (topic: string, title?: string) => Explanation {
  const { t, te } = useI18n();
  return (topic, title) => {
    const { id: game, ruleOf } = ui();
    const path = `games.${game}.explain.${topic}`;
    const key = ruleOf(topic);
    return {
      ...(title !== undefined && { title }),
      ...(te(path) && { text: t(path) }),
      ...(key !== null && { rule: { game, key } }),
    };
  };
}
