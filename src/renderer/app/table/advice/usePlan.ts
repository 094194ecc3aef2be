import { computed, watch } from 'vue';
import { sameMove, sameValue } from '../../../../engine/core/same-move';
import type { Choice } from '../../../../ipc/table';
import type { CounselStep } from '../../../../engine/bots/counsel';
import type { TargetId } from '../../../board/board-types';
import type { AnyGameUi, Row, RowButton, Sentence } from '../../../game-ui/game-ui';
import { useAdvice } from '../../../stores/advice';
import { useMatch } from '../../../stores/match';
import { useReplay } from '../../../stores/replay';

/** Moves of a plan that are shown and played together: a voyage, or the same move several times. */
interface PlanPart {
  readonly choices: readonly Choice[];
  readonly what: Sentence;
  readonly times: number;
  /** The acting piece and its path, if they are on the board. */
  readonly actor: TargetId | null;
  readonly way: readonly TargetId[];
  readonly travels: boolean;
  /** Whether the piece moves along `way`. If not, `way` only marks where the action takes place. */
  readonly goes: boolean;
}

interface Described extends RowButton {
  readonly row: Row;
}

/** The unplayed part of the advised plan. It is dropped after a move that is not part of it. */
export function usePlan(ui: () => AnyGameUi) {
  const advice = useAdvice();
  const match = useMatch();
  const replay = useReplay();

  /** Number of plan steps played so far; -1 if the player has left the plan. */
  const made = computed(() => {
    const { table } = match;
    if (!advice.plan || !table || table.acting === null || replay.kind) return -1;
    return advice.plan.steps.findIndex(({ view }) => sameValue(view, table.view));
  });
  const parts = computed(() => (made.value < 0 || !advice.plan ? [] : gathered(advice.plan.steps.slice(made.value))));
  const later = computed(() =>
    made.value < 0 || !advice.plan ? [] : gathered(advice.plan.then).filter(({ goes }) => goes),
  );

  /** The plan's paths on the board, starting at the acting piece, and the places of its other actions. */
  const route = computed((): readonly (readonly TargetId[])[] => {
    const ways = new Map<TargetId | null, TargetId[]>();
    const places: TargetId[][] = [];
    for (const { actor, way, goes } of [...parts.value, ...later.value]) {
      if (!goes) places.push(...way.map((target) => [target]));
      else ways.set(actor, [...(ways.get(actor) ?? (actor ? [actor] : [])), ...way]);
    }
    return [...ways.values(), ...places];
  });

  watch([() => match.table?.viewer, () => match.curtain], () => advice.dismiss());

  function gathered(steps: readonly CounselStep[]): PlanPart[] {
    const found: PlanPart[] = [];
    for (const step of steps) {
      const option = described(step);
      if (!option) continue;
      const { row, full, target, way: over } = option;
      const to = target ?? row.target;
      const travels = row.role === 'travel' && to !== null;
      const part = {
        choices: [step.choice],
        what: full,
        times: 1,
        actor: row.actor,
        way: over?.slice(1).map(({ at }) => at) ?? (to === null ? [] : [to]),
        travels,
        goes: travels || over !== undefined,
      };
      const last = found.at(-1);
      const before = last?.choices.at(-1);
      if (last && travels && last.travels && last.actor === row.actor)
        found[found.length - 1] = {
          ...part,
          choices: [...last.choices, step.choice],
          way: [...last.way, ...part.way],
        };
      else if (last && before && sameMove(before.move, step.choice.move))
        found[found.length - 1] = { ...last, choices: [...last.choices, step.choice], times: last.times + 1 };
      else found.push(part);
    }
    return found;
  }

  /** The button for a step, labelled for the position in which the step will be played. */
  function described({ choice, view }: CounselStep): Described | null {
    const row = ui().rows([choice], view).at(0);
    return row ? { ...row.options[0], row } : null;
  }

  return { parts, route };
}
