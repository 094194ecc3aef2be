import { refuseBy } from '../../../kit/refuse';
import { REFUSALS } from './refusals';
import type { RefusalCode } from './refusals';

export type { RefusalCode } from './refusals';

/** Refuses a move when there is a reason to, citing the rule that forbids it. */
export function refuseIf(code: RefusalCode | undefined): void {
  refuseBy(REFUSALS, code);
}
