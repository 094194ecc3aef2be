import { computed } from 'vue';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import { useMatch } from '../../../stores/match';
import { useReplay } from '../../../stores/replay';

/** The moves to jump to in a replay: the first move of each turn, and the game's highlights. */
export function useMoments(ui: () => AnyGameUi) {
  const match = useMatch();
  const replay = useReplay();

  const turns = computed(() => {
    const { table } = match;
    if (!table) return [];
    return match.log.flatMap(({ ply, events }) => {
      const headings = events.flatMap((event) => ui().moments?.heading?.(event, table.view) ?? []);
      const label = headings.find(({ level }) => level === 'turn')?.label;
      return label === undefined ? [] : [{ ply, label }];
    });
  });
  /** Of consecutive highlights, such as the blows of a battle, only the first counts. */
  const highlights = computed(() => {
    const named = new Set(ui().moments?.highlights);
    const plies = match.log.flatMap(({ ply, events }) => (events.some(({ type }) => named.has(type)) ? [ply] : []));
    return plies.filter((ply, i) => i === 0 || ply > plies[i - 1] + 1);
  });

  const nextHighlight = computed(() => highlights.value.find((ply) => ply > replay.requested));
  const previousHighlight = computed(() => highlights.value.findLast((ply) => ply < replay.requested));
  /** Without a next or previous turn, these jump to the end or the start. */
  const nextTurn = () => replay.jump(turns.value.find(({ ply }) => ply > replay.requested)?.ply ?? replay.length);
  const previousTurn = () => replay.jump(turns.value.findLast(({ ply }) => ply < replay.requested)?.ply ?? 0);
  const toHighlight = (ply: number | undefined) => void (ply !== undefined && replay.watchMove(ply));

  return {
    turns,
    nextHighlight,
    previousHighlight,
    nextTurn,
    previousTurn,
    toNextHighlight: () => toHighlight(nextHighlight.value),
    toPreviousHighlight: () => toHighlight(previousHighlight.value),
  };
}
