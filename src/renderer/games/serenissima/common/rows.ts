import type { Choice } from '../../../../ipc/contract';
import type { TargetId } from '../../../table/board-types';
import type { Role, Row, Sentence } from '../../game-ui';
import { say } from './words';

/** One legal move in words: the row it stands in, and its own button there. */
export interface Placed {
  readonly group: string;
  /** Moves with the same row name share a row. */
  readonly row: string;
  readonly label: Sentence;
  readonly short: Sentence;
  readonly full: Sentence;
  readonly actor?: TargetId;
  readonly target?: TargetId;
  readonly note?: Sentence | null;
}

/** Gathers legal moves into rows, in the order they come; groups that `roles` does not name are deeds. */
export function gather(
  choices: readonly Choice[],
  roles: Readonly<Record<string, Role>>,
  place: (choice: Choice) => Placed,
): Row[] {
  const rows = new Map<string, Row & { options: Row['options'][number][] }>();
  for (const choice of choices) {
    const { group, row: name, label, short, full, actor, target, note } = place(choice);
    const key = `${group} ${name}`;
    const row = rows.get(key) ?? {
      key,
      group,
      role: roles[group] ?? 'deed',
      label,
      options: [],
      note: note ?? null,
      actor: actor ?? null,
      target: target ?? null,
    };
    row.options.push({ choice, short, full });
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** The chances an attack has, in words; `null` for other moves. */
export function oddsOf(forecast: Choice['forecast']): Sentence | null {
  if (forecast.endWin === undefined) return null;
  const { onceWin, endWin, endBoth, endLose } = forecast;
  return say('rows.odds', { once: onceWin, win: endWin, both: endBoth, lose: endLose });
}
