import { BadConfig, BadPosition, BadSave, StepRefused, IllegalMove } from '../../engine/core/errors';
import type { SaveFault } from '../../engine/core/save-faults';
import { REFUSALS } from '../../ipc/refusals';
import type { Refusal, RefusalCode } from '../../ipc/refusals';
import { diskRefusal } from './disk-errors';
import { ChangedOnDiskError } from './journal';
import { UncertainWrite } from './ports';

/** An error to show to the player. The renderer translates its code. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly code: RefusalCode,
    options?: ErrorOptions,
  ) {
    super(REFUSALS[code], options);
  }
}

/** The refusal for a step that was not saved: changed by another process, unknown outcome, or a disk error. */
export function unsavedRefusal(error: unknown): Refused {
  if (error instanceof ChangedOnDiskError) return new Refused('save-changed');
  if (error instanceof UncertainWrite) return new Refused('save-doubtful');
  return new Refused(diskRefusal(error, 'write') ?? 'save-failed');
}

const MAX_ECHOED = 200;

/** Truncates a refusal's message or parameter, because it can repeat a long argument. */
export function truncated(text: string): string {
  return text.length > MAX_ECHOED ? `${text.slice(0, MAX_ECHOED - 2)} …` : text;
}

function briefFault({ code, params }: SaveFault): SaveFault {
  const short = Object.entries(params).map(
    ([name, value]) => [name, typeof value === 'string' ? truncated(value) : value] as const,
  );
  return { code, params: Object.fromEntries(short) };
}

/** Converts an error for the page; `undefined` for an unexpected one, whose message may be private. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof IllegalMove) return { code: error.code, rule: error.rule, message: truncated(error.message) };
  if (error instanceof StepRefused) return { code: `barred-${error.barrier}`, message: error.message };
  if (error instanceof BadSave) {
    return { code: 'bad-save', line: error.line, message: truncated(error.reason), fault: briefFault(error.fault) };
  }
  if (error instanceof BadConfig) return { code: 'bad-config', message: truncated(error.message) };
  if (error instanceof BadPosition) return { code: 'bad-position', message: truncated(error.message) };
  if (error instanceof Refused) return { code: error.code, message: error.message };
  if (error instanceof UncertainWrite) return { code: 'save-doubtful', message: REFUSALS['save-doubtful'] };
  const code = diskRefusal(error, 'write');
  return code && { code, message: REFUSALS[code] };
}

/** Like `refusalOf`, but `unexpected` for an unexpected error. */
export function refusalFor(error: unknown): Refusal {
  return refusalOf(error) ?? { code: 'unexpected', message: REFUSALS.unexpected };
}
