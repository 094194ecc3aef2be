import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { ShallowRef } from 'vue';
import type { Answers, Argument, Command } from '../../ipc/contract';
import { ask as askMain } from './main-process';

/**
 * The time one match is on the table. Whatever belongs to a table begins from nothing when the next session begins, and whatever
 * was under way in an earlier one (a question to main, an animation, a pause) is never heard of again.
 */
export const useSession = defineStore('session', () => {
  /** Counts sessions: another number, another table. */
  const number = ref(0);
  const resets: (() => void)[] = [];

  /** State of a table: it has its initial value again in every session. */
  function perTable<T>(initial: T): ShallowRef<T> {
    const state = shallowRef(initial) as ShallowRef<T>;
    resets.push(() => (state.value = initial));
    return state;
  }

  /** Ends the session, and begins the next one. */
  function renew() {
    number.value++;
    for (const reset of resets) reset();
  }

  /**
   * Waits for work that belongs to this session. Should the session end first, the promise never settles: what waits for it stops
   * there, like everything else of a table that is gone.
   */
  function during<T>(work: Promise<T>): Promise<T> {
    const mine = number.value;
    return new Promise((resolve, reject) => {
      work.then(
        (value) => mine === number.value && resolve(value),
        (error: unknown) => mine === number.value && reject(error),
      );
    });
  }

  /** Asks main for the table of this session. Rejects with `RefusedError` when main refuses. */
  function ask<C extends Command>(command: C, argument: Argument<C>): Promise<Answers[C]> {
    return during(askMain(command, argument));
  }

  return { number, perTable, renew, during, ask };
});
