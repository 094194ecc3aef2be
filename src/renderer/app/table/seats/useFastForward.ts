import { useEventListener } from '@vueuse/core';
import { useOpponents } from '../../../stores/opponents';
import { useSettings } from '../../../stores/settings';
import { keyOf } from '../input/key-press';

/** Minimum duration of a long press, in milliseconds. */
const HOLD_MS = 350;

/** Shows computer turns faster. A short press toggles it; a long press enables it until the release. */
export function useFastForward() {
  const opponents = useOpponents();
  let since = 0;

  function press() {
    if (opponents.pressed) return;
    opponents.pressed = true;
    since = performance.now();
  }
  function lift(): boolean {
    if (!opponents.pressed) return false;
    opponents.pressed = false;
    return performance.now() - since > HOLD_MS;
  }
  const toggle = () => opponents.setAlwaysFast(!opponents.alwaysFast);

  return { press, lift, toggle };
}

/** Handles short and long presses of the fast-forward key. The returned function must be called on keydown. */
export function useFastForwardKey(): () => void {
  const { press, lift, toggle } = useFastForward();
  const opponents = useOpponents();
  const settings = useSettings();
  useEventListener(document, 'keyup', (event: KeyboardEvent) => {
    if (keyOf(event) === settings.keys.fast && opponents.pressed && !lift()) void toggle();
  });
  useEventListener(window, 'blur', () => void lift());
  return press;
}
