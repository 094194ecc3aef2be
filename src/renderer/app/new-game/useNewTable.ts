import { computed, ref, watch } from 'vue';
import type { GameInfo } from '../../../ipc/cabinet';
import type { KeptTable } from '../../../ipc/seats';
import { useCabinet } from '../../game-ui/cabinet';
import { useSettings } from '../../stores/settings';
import { optionsFor, seatCount, seated, usualSitter } from './new-table';
import type { Sitter } from './new-table';

/**
 * The players and options being chosen for a game, initially those of the game's last table. A game that was never
 * played keeps the current players.
 */
export function useNewTable(game: () => GameInfo | undefined) {
  const { gameUi } = useCabinet();
  const settings = useSettings();
  const count = ref<number>();
  const names = ref<string[]>([]);
  const sitters = ref<Sitter[]>([]);
  const options = ref<KeptTable['options']>({});

  const powers = computed(() => {
    const chosen = game();
    return chosen ? gameUi(chosen.id).powersFor(count.value ?? seatCount(chosen), options.value) : [];
  });

  function sitter(seat: number): Sitter {
    const chosen = game();
    return chosen ? seated(chosen, sitters.value[seat] ?? usualSitter(chosen, seat)) : { kind: 'human' };
  }

  const table = computed((): KeptTable => ({
    seats: powers.value.map((_, seat) => {
      const name = names.value[seat]?.trim();
      return { ...(name && { name }), ...sitter(seat) };
    }),
    options: { ...options.value },
  }));

  /** Applies a stored table. If there is none, keeps the current settings that the game supports. */
  function lay(kept: KeptTable | undefined) {
    const chosen = game();
    if (!chosen) return;
    if (kept) {
      names.value = kept.seats.map(({ name }) => name ?? '');
      sitters.value = kept.seats.map((seat) => seated(chosen, seat));
    }
    count.value = seatCount(chosen, kept?.seats.length ?? count.value);
    options.value = optionsFor(chosen, kept?.options);
  }
  watch(game, (chosen) => chosen && lay(settings.settings.tables[chosen.id] as KeptTable | undefined), {
    immediate: true,
  });

  /** Stores the table as the game's last one. If saving fails, the game starts anyway. */
  function remember() {
    const chosen = game();
    if (!chosen) return;
    const tables = { ...settings.settings.tables, [chosen.id]: table.value };
    settings.change({ tables }).catch(() => undefined);
  }

  /** One person in the first seat, computers in all others. */
  const playAlone = () => (sitters.value = []);
  const playTogether = () => (sitters.value = powers.value.map(() => ({ kind: 'human' })));

  return { count, names, sitters, options, powers, table, sitter, lay, remember, playAlone, playTogether };
}
