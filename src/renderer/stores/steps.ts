import type { useSession } from './session';

/** Something asked for during a step. */
interface Waiting {
  readonly begin: () => void;
  /** It is not begun any more. */
  readonly forget: () => void;
}

/**
 * One step at a time, and a line of what waits for the step under way. When a step fails, `failed` learns of it within the step, and
 * what waited for it is not meant any more.
 */
export function createSteps(
  { perTable, during }: Pick<ReturnType<typeof useSession>, 'perTable' | 'during'>,
  failed: (error: unknown) => Promise<void>,
) {
  const stepping = perTable(false);
  const line = perTable<readonly Waiting[]>([]);

  /** Does nothing during another step. */
  async function step(run: () => Promise<void>): Promise<void> {
    if (stepping.value) return;
    stepping.value = true;
    try {
      await during(run());
    } catch (error) {
      const forgotten = line.value;
      line.value = [];
      for (const { forget } of forgotten) forget();
      await failed(error);
    } finally {
      stepping.value = false;
      goOn();
    }
  }

  /** Runs at once, or after the step under way and what waits for that already. Resolves when it has run, or is forgotten. */
  function inTurn(run: () => Promise<void>): Promise<void> {
    if (!stepping.value) return run();
    return during(
      new Promise((resolve, reject) => {
        line.value = [...line.value, { begin: () => void run().then(resolve, reject), forget: resolve }];
      }),
    );
  }

  /** Begins what is next in line, until one of them is a step. */
  function goOn() {
    while (!stepping.value && line.value.length > 0) {
      const [next, ...others] = line.value;
      line.value = others;
      next.begin();
    }
  }

  return { stepping, step, inTurn };
}
