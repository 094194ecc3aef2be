import type { Answers, Argument, Bridge, Command } from '../../ipc/contract';
import type { Notifications } from '../../ipc/notifications';
import type { Refusal } from '../../ipc/refusals';
import { plainData } from '../plain-data';

/** A refusal from main, as an error to be shown. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

let bridge: Bridge | undefined;

/** Says how main is reached; once, before anything is asked of it. */
export function useBridge(given: Bridge): void {
  bridge = given;
}

/**
 * Asks main. What is asked crosses as plain data, copied here and nowhere else: a store or a screen may hand over what Vue made
 * reactive, which Electron's bridge would not take. Rejects with {@link RefusedError} when main refuses, and with a TypeError when
 * there is something in the argument that is no data.
 */
export async function ask<C extends Command>(command: C, argument: Argument<C>): Promise<Answers[C]> {
  if (!bridge) throw new Error('Main is not reached yet.');
  const result = await bridge.call(command, plainData(argument, `${command}: argument`));
  if (result.ok) return result.value;
  throw new RefusedError(result.error);
}

/** Listens for news from main. */
export function listen<N extends keyof Notifications>(name: N, listener: (news: Notifications[N]) => void): () => void {
  return bridge ? bridge.on(name, listener) : () => undefined;
}
