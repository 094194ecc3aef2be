import type { Answers, Argument, Bridge, Command } from '../../ipc/contract';
import type { Notifications } from '../../ipc/notifications';
import type { Refusal } from '../../ipc/refusals';
import { plainData } from '../plain-data';

/** A refusal from main, as an error. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

let bridge: Bridge | undefined;

/** Sets the bridge to main; once, before the first question. */
export function useBridge(given: Bridge): void {
  bridge = given;
}

/**
 * Asks main. The argument is copied as plain data here and nowhere else, so callers may pass Vue's reactive objects, which Electron's
 * bridge does not accept. Rejects with {@link RefusedError} when main refuses, and with a TypeError when the argument is not data.
 */
export async function ask<C extends Command>(command: C, argument: Argument<C>): Promise<Answers[C]> {
  if (!bridge) throw new Error('The bridge to main is not set yet.');
  const result = await bridge.call(command, plainData(argument, `${command}: argument`));
  if (result.ok) return result.value;
  throw new RefusedError(result.error);
}

/** Listens for news from main. */
export function listen<N extends keyof Notifications>(name: N, listener: (news: Notifications[N]) => void): () => void {
  return bridge ? bridge.on(name, listener) : () => undefined;
}
