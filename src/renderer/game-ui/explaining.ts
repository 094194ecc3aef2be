import { useI18n } from 'vue-i18n';
import type { Explanation } from '../ui/explain';
import type { TargetId } from '../board/board-types';
import type { AnyGameUi } from './game-ui';
import { useSentences } from './translate';

/**
 * What a place or piece on a game's board says of itself: its state for a title, what it is and what lies in it, and the paragraph
 * of the first of these.
 */
export function useTargetExplanations(ui: () => AnyGameUi): (target: TargetId, view: unknown) => Explanation {
  const explain = useExplanations(ui);
  const format = useSentences(() => ui().id);
  return (target, view) => {
    const said = ui()
      .topics(target, view)
      .map((topic) => explain(topic));
    const text = said.flatMap((entry) => entry.text ?? []).join(' ');
    return { ...said[0], title: format(ui().nameTarget(target, view)), text };
  };
}

/** What a topic of a game's table says of itself, with the paragraph it follows from; a title says what exactly it is. */
export function useExplanations(
  ui: () => Pick<AnyGameUi, 'id' | 'ruleOf'>,
): (topic: string, title?: string, picture?: string) => Explanation {
  const { t, te } = useI18n();
  return (topic, title, picture) => {
    const { id: game, ruleOf } = ui();
    const path = `games.${game}.explain.${topic}`;
    const key = ruleOf(topic);
    return {
      ...(title !== undefined && { title }),
      ...(picture !== undefined && { picture: { game, of: picture } }),
      ...(te(path) && { text: t(path) }),
      ...(key !== null && { rule: { game, key } }),
    };
  };
}
