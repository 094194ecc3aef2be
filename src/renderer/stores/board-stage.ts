import { until } from '@vueuse/core';
import { computed } from 'vue';
import type { useSession } from './session';

type Events = readonly { readonly type: string }[];

/**
 * Plays events on the board and then shows the view; the table screen provides it while it is mounted. `watched`: nobody at the
 * screen made them, and what concerns none of those there may pass.
 */
type Performer = (events: Events, view: unknown, watched?: boolean) => Promise<void>;

interface Board {
  readonly perform: Performer;
  /** Cuts short what is being performed. */
  readonly skip: () => void;
}

/** While there is no board nothing is performed. */
const NO_BOARD: Board = { perform: async () => undefined, skip: () => undefined };

/** What the stores know of the board: what it performs, and when it is at rest. The board itself comes and goes with its component. */
export function createBoardStage({ perTable, during }: Pick<ReturnType<typeof useSession>, 'perTable' | 'during'>) {
  const board = perTable(NO_BOARD);
  /** Performances that have not come to their end. */
  const open = perTable(0);
  /** Counts performances: another number, another one. */
  const number = perTable(0);
  /** The view the board shows, or will when it is at rest. */
  const shown = perTable<unknown>(null);

  return {
    performing: computed(() => open.value > 0),
    /** Which performance is under way, counted from 1; 0 at rest. */
    playing: computed(() => (open.value > 0 ? number.value : 0)),
    shown,

    /** Lets a board perform until the returned function is called; that leaves alone a board that has come after it. */
    setPerformer(perform: Performer, skip: () => void = () => undefined): () => void {
      const mine = { perform, skip };
      board.value = mine;
      return () => {
        if (board.value === mine) board.value = NO_BOARD;
      };
    },

    /** Performs events, shows the view they led to and resolves. What is still under way is cut short. */
    async perform(events: Events, view: unknown, watched = false): Promise<void> {
      number.value++;
      open.value++;
      shown.value = view;
      try {
        await during(board.value.perform(events, view, watched));
      } finally {
        open.value--;
      }
    },

    skip: () => board.value.skip(),

    /** Resolves when nothing is being performed. */
    rest: (): Promise<unknown> => during(until(() => open.value === 0).toBe(true)),
  };
}
