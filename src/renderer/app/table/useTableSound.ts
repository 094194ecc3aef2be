import { computed, onBeforeUnmount, watch } from 'vue';
import { useMatch } from '../../stores/match';
import { useSound } from '../../stores/sound';
import type { TableView } from './useTableView';

/**
 * Plays the game's music and ambience while the table is open. Music is calm while a person decides and fuller while
 * computers play or the board moves. A sting announces the turn of a person who plays alone, and a new season.
 */
export function useTableSound(shown: TableView): void {
  const match = useMatch();
  const sound = useSound();
  // The view has no game while the table closes.
  const soundtrack = computed(() => (shown.table ? shown.ui.soundtrack : undefined));
  const program = computed(() => {
    const track = soundtrack.value;
    return track ? { name: shown.ui.id, load: track.loadPieces } : null;
  });
  const surroundings = computed(() => (shown.table && soundtrack.value?.surroundings(shown.view)) ?? null);
  const place = computed(() => surroundings.value?.place);
  const daytime = computed(() => surroundings.value?.daytime);
  const thinks = computed(() => !match.busy && match.decider !== null && match.people.includes(match.decider));
  const chapter = computed(() => (shown.table && soundtrack.value?.chapter?.(shown.view)) ?? null);
  /** Whether the only person at the table has to decide after another seat's move. */
  const called = computed(() => thinks.value && match.decider === match.soloSeat && !isOwn(match.log.at(-1)?.seat));
  const isOwn = (seat: number | null | undefined) => seat === undefined || seat === match.soloSeat;

  watch(program, (next) => sound.set({ program: next }), { immediate: true });
  watch([place, daytime], () => sound.set({ surroundings: surroundings.value }), { immediate: true });
  watch(thinks, (calm) => sound.set({ intensity: calm ? 'calm' : 'full' }), { immediate: true });
  watch(called, (now) => now && sound.play('yourTurn'));
  watch(chapter, (now, before) => now && before && !shown.past && sound.play('season'));
  onBeforeUnmount(() => sound.leave(program.value));
}
