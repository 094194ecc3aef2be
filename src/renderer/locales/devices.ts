import { onMounted, ref } from 'vue';
import type { Ref } from 'vue';
import { textLoader, textsOfGames } from './lazy-texts';
import type { Texts } from '../ui/language';

/**
 * Texts for gamepads, touch, the board in words, the threat view and captions. They are loaded when needed, not with
 * the first screen. Each language has a file in `devices`; each game has one for its board in words.
 */
const SHARED = import.meta.glob<{ default: Texts }>('./devices/*.ts');
const OF_GAMES = import.meta.glob<{ default: Texts }>('../games/*/locales/table-*.ts');

/** The texts of `devices` in a language. Languages and games without a file are omitted. */
export async function deviceTexts(code: string): Promise<Texts> {
  const own = `./devices/${code}.ts`;
  const shared = Object.hasOwn(SHARED, own) ? (await SHARED[own]()).default : {};
  return { ...shared, games: await textsOfGames(OF_GAMES, 'table', code) };
}

export const loadDeviceTexts = textLoader(deviceTexts);

/** Loads these texts for a component. Returns a ref that is true when they are loaded. */
export function useDeviceTexts(): Readonly<Ref<boolean>> {
  const known = ref(false);
  onMounted(async () => {
    await loadDeviceTexts();
    known.value = true;
  });
  return known;
}
