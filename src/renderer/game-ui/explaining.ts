import { useI18n } from 'vue-i18n';
import type { Explanation } from '../ui/explain';
import type { TargetId } from '../board/board-types';
import type { AnyGameUi } from './game-ui';
import { cachedTexts } from './text-cache';
import { useSentences } from './translate';

/**
 * Explanations of a board's targets. The title is the target's name with its state; texts, picture and rule come from
 * its topics and are looked up when the tooltip opens. `at` returns the target's box in the window if it differs from
 * its element's box.
 */
export function useTargetExplanations(
  ui: () => AnyGameUi,
): (target: TargetId, view: unknown, at?: Explanation['at']) => Explanation {
  const explain = useExplanations(ui);
  const format = useSentences(() => ui().id);
  return (target, view, at) => {
    const topics = () => ui().topics(target, view);
    const texts = () => topics().flatMap((topic) => [explain(topic).text ?? [], explain(topic).more ?? []].flat());
    return {
      title: format(ui().nameTarget(target, view)),
      get text() {
        return texts().at(0) ?? '';
      },
      get more() {
        return texts().slice(1).join(' ');
      },
      get picture() {
        const of = ui().pictures?.pictureOf(target);
        return of ? { game: ui().id, of } : undefined;
      },
      get rule() {
        const first = topics().at(0);
        return first === undefined ? undefined : explain(first).rule;
      },
      ...(at && { at }),
    };
  };
}

/**
 * Returns a function that looks up the tooltip of a topic in the game's texts, with its rule paragraph. A topic without
 * text yields an explanation without `text`.
 */
export function useExplanations(
  ui: () => Pick<AnyGameUi, 'id'> & { readonly rulebook: Pick<AnyGameUi['rulebook'], 'ruleOf'> },
): (topic: string, title?: string, picture?: string) => Explanation {
  const translator = useI18n();
  const { t, te } = translator;
  const cached = cachedTexts(translator);
  return (topic, title, picture) => {
    const { id: game, rulebook } = ui();
    const path = `games.${game}.explain.${topic}`;
    const key = rulebook.ruleOf(topic);
    const [text, more] = firstLine(cached(path, () => (te(path) ? t(path) : '')));
    return {
      ...(title !== undefined && { title }),
      ...(picture !== undefined && { picture: { game, of: picture } }),
      ...(text !== '' && { text }),
      ...(more !== '' && { more }),
      ...(key !== null && { rule: { game, key } }),
    };
  };
}

/** Splits a text after its first sentence. A tooltip shows this sentence immediately, and the rest later. */
function firstLine(text: string): readonly [first: string, rest: string] {
  const end = /[.!?] (?=[\p{Lu}\d])/u.exec(text);
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + 2)] : [text, ''];
}
