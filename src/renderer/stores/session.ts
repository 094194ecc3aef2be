import { defineStore } from 'pinia';
import { ref, shallowReactive } from 'vue';
import type { Answers, Argument, Command } from '../../ipc/contract';
import { ask as askMain } from './main-process';

/**
 * The time during which one match is open. State that belongs to a match starts again in the next session. Work of an
 * earlier session that is still running (a request to main, an animation, a pause) never settles.
 */
export const useSession = defineStore('session', () => {
  const number = ref(0);
  const resets: (() => void)[] = [];

  /** A reactive record whose members are reset to their initial values in every session. */
  function perTable<T extends object>(initial: T): T {
    const state = shallowReactive({ ...initial });
    resets.push(() => Object.assign(state, initial));
    return state;
  }

  function renew() {
    number.value++;
    for (const reset of resets) reset();
  }

  /**
   * Waits for work of this session. If the session ends first, the returned promise never settles, so the caller never
   * continues.
   */
  function during<T>(work: Promise<T>): Promise<T> {
    const started = number.value;
    return new Promise((resolve, reject) => {
      work.then(
        (value) => started === number.value && resolve(value),
        (error: unknown) => started === number.value && reject(error),
      );
    });
  }

  /** Rejects with `RefusedError` if main refuses. */
  function ask<C extends Command>(command: C, argument: Argument<C>): Promise<Answers[C]> {
    return during(askMain(command, argument));
  }

  return { number, perTable, renew, during, ask };
});

export type Session = ReturnType<typeof useSession>;
