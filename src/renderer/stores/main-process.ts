import type { Answers, Argument, Bridge, Command } from '../../ipc/contract';
import type { Notifications } from '../../ipc/notifications';
import type { Refusal } from '../../ipc/refusals';
import { plainData } from '../plain-data';

export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** The refusal in a {@link RefusedError}. Rethrows all other errors. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusedError) return error.refusal;
  throw error;
}

/** Main's answer, or `null` if it refuses. */
export function unlessRefused<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    refusalOf(error);
    return null;
  });
}

let bridge: Bridge | undefined;

/** Sets the bridge to main. Must be called once, before the first request. */
export function useBridge(given: Bridge): void {
  bridge = given;
}

/**
 * Sends a request to main. Copies the argument as plain data, so callers may pass Vue's reactive objects, which
 * Electron's bridge does not accept. Rejects with {@link RefusedError} if main refuses, and with a
 * TypeError if the argument is not plain data.
 */
export async function ask<C extends Command>(command: C, argument: Argument<C>): Promise<Answers[C]> {
  if (!bridge) throw new Error('The bridge to main is not set yet.');
  const result = await bridge.call(command, plainData(argument, `${command}: argument`));
  if (result.ok) return result.value;
  throw new RefusedError(result.error);
}

/** Listens for a notification from main until the returned function is called. Does nothing without a bridge. */
export function listen<N extends keyof Notifications>(
  name: N,
  listener: (payload: Notifications[N]) => void,
): () => void {
  return bridge ? bridge.on(name, listener) : () => undefined;
}
