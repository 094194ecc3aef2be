import { nextTick } from 'vue';
import { useReplay } from '../../../stores/replay';

/** How long the result of a replayed line (without animations, of each of its moves) is shown, in milliseconds. */
const STAND_MS = 900;
const still = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A function that replays the moves of a recap's line, then returns to the present and to the line's button, unless the
 * player has gone elsewhere in the replay.
 */
export function useWatchAgain() {
  const replay = useReplay();
  return async (plies: readonly number[], event: Event) => {
    const line = event.currentTarget as HTMLElement;
    const isThere = (ply: number) => replay.kind !== null && replay.ply === ply && !replay.playing;
    for (const [i, ply] of plies.entries()) {
      if (i > 0 && !isThere(plies[i - 1])) return;
      if (i === 0 || plies[i - 1] !== ply - 1) await replay.open(ply - 1);
      await replay.forward();
      if (replay.pace === 0 && i < plies.length - 1) await still(STAND_MS);
    }
    const last = plies[plies.length - 1];
    await still(STAND_MS);
    if (!isThere(last)) return;
    replay.leave();
    await nextTick();
    line.focus({ preventScroll: true });
  };
}
