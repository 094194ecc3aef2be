import { sayFault } from './save-faults';
import type { SaveFault, SaveFaultCode } from './save-faults';

/** A move that the rules forbid. `rule` is the paragraph that forbids it, `message` explains it in one sentence. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
  constructor(
    readonly code: string,
    readonly rule: string,
    message: string,
  ) {
    super(message);
  }
}

/** A position from outside that no game could reach, with the violated invariant. */
export class BadPosition extends Error {
  override readonly name = 'BadPosition';
}

/** A match that cannot be set up: unknown game, wrong number of seats, invalid option value. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig';
}

/** A save that cannot be read, with the line (from 1) and the fault. The file itself is never changed. */
export class BadSave extends Error {
  override readonly name = 'BadSave';
  /** The fault in English. */
  readonly reason: string;
  readonly fault: SaveFault;
  constructor(
    readonly line: number,
    code: SaveFaultCode,
    params: SaveFault['params'] = {},
  ) {
    const fault = { code, params };
    const reason = sayFault(fault);
    super(`Line ${line}: ${reason}`);
    this.fault = fault;
    this.reason = reason;
  }
}

/**
 * A step that is not possible: a barred undo or redo, or anything but an undo after the end of the match. `barrier` is
 * the reason.
 */
export class StepRefused extends Error {
  override readonly name = 'StepRefused';
  constructor(
    readonly barrier: 'chance' | 'secret' | 'answer' | 'decision' | 'start' | 'end' | 'over',
    message: string,
  ) {
    super(message);
  }
}
