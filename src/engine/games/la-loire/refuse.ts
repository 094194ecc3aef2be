import { IllegalMove } from '../../core/errors';
import { REFUSALS } from './refusals';
import type { RefusalCode } from './refusals';

export type { RefusalCode } from './refusals';

/** Refuses a move when there is a reason to, citing the rule that forbids it. */
export function refuseIf(code: RefusalCode | undefined): void {
  if (code === undefined) return;
  const { rule, message } = REFUSALS[code];
  throw new IllegalMove(code, rule, message);
}
