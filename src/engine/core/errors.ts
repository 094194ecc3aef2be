import { formatSaveFault } from './save-faults';
import type { SaveFault, SaveFaultCode } from './save-faults';

/** A move that the rules forbid. `rule` is the paragraph that forbids it; `message` explains it to the player. */
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

/** A position from outside the app that violates an invariant. */
export class BadPosition extends Error {
  override readonly name = 'BadPosition';
}

export class BadConfig extends Error {
  override readonly name = 'BadConfig';
}

/** A save that can't be read. `line` starts at 1. */
export class BadSave extends Error {
  override readonly name = 'BadSave';
  readonly reason: string;
  readonly fault: SaveFault;
  constructor(
    readonly line: number,
    code: SaveFaultCode,
    params: SaveFault['params'] = {},
  ) {
    const fault = { code, params };
    const reason = formatSaveFault(fault);
    super(`Line ${line}: ${reason}`);
    this.fault = fault;
    this.reason = reason;
  }
}

export class StepRefused extends Error {
  override readonly name = 'StepRefused';
  constructor(
    readonly barrier: 'chance' | 'secret' | 'answer' | 'decision' | 'start' | 'end' | 'over',
    message: string,
  ) {
    super(message);
  }
}
