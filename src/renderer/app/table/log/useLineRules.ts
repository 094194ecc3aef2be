import { shallowRef, watch } from 'vue';
import type { GameEvent } from '../../../../engine/core/game';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import type { EventRules } from '../../../game-ui/rulebook';
import { appRule } from '../../../ui/app-rules';
import type { RuleRef } from '../../../ui/explain';
import type { Line } from './log-lines';

/**
 * Returns a function that looks up the paragraph that F1 opens for a log line: the rule behind its event, or a
 * paragraph about the app for lines that describe no event. The game's event rules are loaded with the first log.
 */
export function useLineRules(ui: () => AnyGameUi): (line: Pick<Line, 'event' | 'act' | 'skipped'>) => RuleRef {
  const rules = shallowRef<EventRules<GameEvent> | null>(null);
  watch(
    ui,
    async (now) => {
      const loaded = (await now.loadEventRules?.()) ?? null;
      if (now === ui()) rules.value = loaded;
    },
    { immediate: true },
  );
  return ({ event, act, skipped }) => {
    if (act) return appRule('players');
    const key = skipped ? null : rules.value?.ruleOf(event);
    return key ? { game: ui().id, key } : appRule('log');
  };
}
