import type { PlannedStep } from '../../../../ipc/table';
import type { Ghost } from '../../../board/board-types';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import { partsOf } from '../advice/parts';
import type { PlanPart } from '../advice/parts';

/** A figure of the player after a part of the plan, and its change. */
interface RunningFigure {
  readonly name: string;
  readonly value: number;
  readonly change: number;
}

/** A part of the plan, with the figures that it changes. */
export interface PlannedPart extends PlanPart {
  readonly figures: readonly RunningFigure[];
}

/** The parts of a plan. `before` contains the figures before its first step. */
export function plannedParts(
  ui: AnyGameUi,
  steps: readonly PlannedStep[],
  before: PlannedStep['figures'],
): PlannedPart[] {
  let [done, last] = [0, before];
  return partsOf(ui, steps).map((part) => {
    done += part.choices.length;
    const now = steps[done - 1].figures;
    const figures = Object.entries(now).flatMap(([name, value]) => {
      const change = value - (last[name] ?? value);
      return change === 0 ? [] : [{ name, value, change }];
    });
    last = now;
    return { ...part, figures };
  });
}

/** The parts as ghosts on the board, numbered from 1. A piece starts where an earlier part left it. */
export function ghostsOf(parts: readonly PlanPart[]): Ghost[] {
  const reached = new Map<string, string>();
  return parts.flatMap(({ actor, path, goes }, i): Ghost[] => {
    const mark = `${i + 1}`;
    if (!goes || actor === null) return path.map((target) => ({ path: [target], mark }));
    const from = reached.get(actor) ?? actor;
    const to = path.at(-1);
    if (to !== undefined) reached.set(actor, to);
    return [{ path: [from, ...path], mark }];
  });
}
