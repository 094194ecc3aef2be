import { useDocumentVisibility, useEventListener, useWindowFocus } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, shallowReactive, watch } from 'vue';
import type { EffectName } from '../sound/names';
import type { AmbienceSettings } from '../sound/player/ambience';
import type { Intensity, Program } from '../sound/player/music';
import type { Sound, SoundRequest } from '../sound/sound';
import { useSettings } from './settings';

/** The sounds that the open screen requests. */
interface Screen {
  surroundings: AmbienceSettings | null;
  program: Program | null;
  intensity: Intensity;
  fighting: boolean;
}

/** How long the battle's percussion plays after a blow, in milliseconds. */
const FIGHT_MS = 12_000;

/**
 * The app's sound. It is loaded with the first gesture, as browsers require, is silent while the window is in the
 * background, and follows the settings and the screen.
 */
export const useSound = defineStore('sound', () => {
  const settings = useSettings();
  const focused = useWindowFocus();
  const visibility = useDocumentVisibility();
  const screen: Screen = shallowReactive({
    surroundings: null,
    program: null,
    intensity: 'calm',
    fighting: false,
  });
  const request = computed<SoundRequest>(() => {
    const { effects, sea, music, mute } = settings.settings;
    const active = focused.value && visibility.value === 'visible';
    const { surroundings, program, fighting } = screen;
    const intensity = fighting ? 'battle' : screen.intensity;
    return { volumes: { effects, sea, music, mute }, active, surroundings, program, intensity };
  });
  let sound: Sound | null = null;
  let calming: ReturnType<typeof setTimeout> | undefined;
  let loading = false;

  async function unlock() {
    const { volumes } = request.value;
    if (loading || volumes.mute || volumes.effects + volumes.sea + volumes.music === 0) return;
    loading = true;
    const [{ createSound }, { createWorkerRenderer }] = await Promise.all([
      import('../sound/sound'),
      import('../sound/renderer'),
    ]);
    try {
      sound = createSound(createWorkerRenderer());
    } catch {
      // This browser has no audio.
      return;
    }
    sound.follow(request.value);
  }
  for (const gesture of ['pointerdown', 'keydown'] as const) {
    if (!settings.still) useEventListener(window, gesture, () => void unlock(), { capture: true });
  }
  watch(request, (next) => sound?.follow(next), { flush: 'sync' });

  return {
    play: (name: EffectName) => sound?.play(name),
    /** Sets the sounds that the screen requests, other than effects. `null` means none. */
    set: (wanted: Partial<Omit<Screen, 'fighting'>>) => Object.assign(screen, wanted),
    /** Stops the sounds that a screen requested, unless another screen has replaced them. */
    leave(program: Program | null) {
      if (screen.program === program) Object.assign(screen, { program: null, surroundings: null, intensity: 'calm' });
    },
    /** Brings in the battle's percussion for a while. */
    fight() {
      clearTimeout(calming);
      screen.fighting = true;
      calming = setTimeout(() => (screen.fighting = false), FIGHT_MS);
    },
  };
});
