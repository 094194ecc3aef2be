import type { GameEvent } from '../../../engine/core/game';
import type { EventRules } from '../../game-ui/rulebook';

/** The rule paragraph of each type of event, which may depend on the event. */
type RuleTable<E extends GameEvent> = {
  readonly [T in E['type']]: string | ((event: Extract<E, { readonly type: T }>) => string);
};

/** Looks up events in a game's table. Unknown events have no paragraph. */
export function eventRules<E extends GameEvent>(table: RuleTable<E>): EventRules<E> {
  return {
    ruleOf(event) {
      const type: E['type'] = event.type;
      if (!Object.hasOwn(table, type)) return null;
      const rule = table[type];
      // TypeScript can't infer that the function under an event type accepts that event.
      return typeof rule === 'function' ? rule(event as never) : rule;
    },
  };
}
