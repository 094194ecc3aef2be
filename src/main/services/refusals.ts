import { BadConfig, BadPosition, BadSave, Barred, IllegalMove } from '../../engine/core/errors';
import type { Refusal } from '../../ipc/contract';
import { REFUSALS } from '../../ipc/refusals';
import type { RefusalCode } from '../../ipc/refusals';

/** Something a service will not do, with a code the renderer translates. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly code: RefusalCode) {
    super(REFUSALS[code]);
  }
}

/** An error as it may leave main, or `undefined` for one nobody foresaw: its message could hold anything. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof IllegalMove) return { code: error.code, rule: error.rule, message: error.message };
  if (error instanceof Barred) return { code: `barred-${error.barrier}`, message: error.message };
  if (error instanceof BadSave) {
    return { code: 'bad-save', line: error.line, message: error.reason, fault: error.fault };
  }
  if (error instanceof BadConfig) return { code: 'bad-config', message: error.message };
  if (error instanceof BadPosition) return { code: 'bad-position', message: error.message };
  if (error instanceof Refused) return { code: error.code, message: error.message };
  return undefined;
}
