import { BadConfig, BadPosition, BadSave, StepRefused, IllegalMove } from '../../engine/core/errors';
import type { SaveFault } from '../../engine/core/save-faults';
import { REFUSALS } from '../../ipc/refusals';
import type { Refusal, RefusalCode } from '../../ipc/refusals';
import { diskRefusal } from './disk-errors';
import { Foreign } from './journal';
import { UncertainWrite } from './ports';

/** Something a service will not do, with a code the renderer translates. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly code: RefusalCode,
    options?: ErrorOptions,
  ) {
    super(REFUSALS[code], options);
  }
}

/** Why a step could not be written, for the player: in the sentence of the system's own error where there is one. */
export function unsaved(error: unknown): Refused {
  if (error instanceof Foreign) return new Refused('save-changed');
  if (error instanceof UncertainWrite) return new Refused('save-doubtful');
  return new Refused(diskRefusal(error, 'write') ?? 'save-failed');
}

/** The number of characters of user input that an error may repeat. */
const MOST_ECHOED = 200;

/** A text of an error, cut where it would repeat more of an argument than helps anybody. */
export function brief(text: string): string {
  return text.length > MOST_ECHOED ? `${text.slice(0, MOST_ECHOED - 2)} …` : text;
}

/** A fault of a save with nothing long put into its sentence. */
function briefFault({ code, params }: SaveFault): SaveFault {
  const short = Object.entries(params).map(
    ([name, value]) => [name, typeof value === 'string' ? brief(value) : value] as const,
  );
  return { code, params: Object.fromEntries(short) };
}

/**
 * An error as it may leave main, or `undefined` for an unexpected one: its message could contain
 * anything.
 */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof IllegalMove) return { code: error.code, rule: error.rule, message: brief(error.message) };
  if (error instanceof StepRefused) return { code: `barred-${error.barrier}`, message: error.message };
  if (error instanceof BadSave) {
    return { code: 'bad-save', line: error.line, message: brief(error.reason), fault: briefFault(error.fault) };
  }
  if (error instanceof BadConfig) return { code: 'bad-config', message: brief(error.message) };
  if (error instanceof BadPosition) return { code: 'bad-position', message: brief(error.message) };
  if (error instanceof Refused) return { code: error.code, message: error.message };
  if (error instanceof UncertainWrite) return { code: 'save-doubtful', message: REFUSALS['save-doubtful'] };
  const code = diskRefusal(error, 'write');
  return code && { code, message: REFUSALS[code] };
}
