import { ref } from 'vue';
import type { LevelName } from '../../../engine/bots/levels';
import type { GameInfo } from '../../../ipc/game-info';
import { useSettings } from '../../stores/settings';
import { adaptPlayer, defaultPlayer } from './new-table';
import type { SeatPlayer } from './new-table';
import { defaultPortrait } from './portrait-numbers';

/** The players being chosen for the seats of a game. */
export function useSeating(game: () => GameInfo | undefined, seats: () => number) {
  const settings = useSettings();
  const names = ref<string[]>([]);
  const sitters = ref<SeatPlayer[]>([]);
  const portraits = ref<(number | undefined)[]>([]);

  function sitter(seat: number): SeatPlayer {
    const chosen = game();
    return chosen ? adaptPlayer(chosen, sitters.value[seat] ?? defaultPlayer(chosen, seat)) : { kind: 'human' };
  }

  const nameAt = (seat: number) => names.value[seat]?.trim() ?? '';

  /** The portrait of a seat: the chosen one, the one of the person's profile, or the seat's default. */
  function portrait(seat: number): number {
    const profile =
      sitter(seat).kind === 'human' && settings.settings.profiles.find(({ name }) => name === nameAt(seat));
    return portraits.value[seat] ?? (profile ? profile.portrait : defaultPortrait(seat));
  }

  /** Swaps the players of two seats. */
  function swap(one: number, other: number) {
    const all = Array.from({ length: seats() }, (_, seat) => seat);
    [all[one], all[other]] = [other, one];
    const [name, player, picture] = [names.value, all.map(sitter), all.map(portrait)];
    names.value = all.map((seat) => name[seat] ?? '');
    sitters.value = all.map((_, seat) => player[seat]);
    portraits.value = all.map((_, seat) => picture[seat]);
  }

  /** One person in the first seat, computers in all others. */
  const playAlone = () => (sitters.value = []);
  const playTogether = () => (sitters.value = Array.from({ length: seats() }, () => ({ kind: 'human' })));

  /** Gives all computers a level. */
  function setLevel(level: LevelName) {
    sitters.value = Array.from({ length: seats() }, (_, seat) => {
      const player = sitter(seat);
      return player.kind === 'computer' ? { ...player, level } : player;
    });
  }

  return { names, sitters, portraits, sitter, nameAt, portrait, swap, playAlone, playTogether, setLevel };
}
