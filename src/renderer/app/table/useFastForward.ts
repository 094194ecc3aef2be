import { useEventListener } from '@vueuse/core';
import { useOpponents } from '../../stores/opponents';
import { useSettings } from '../../stores/settings';
import { keyOf } from './input/pressed';

/** Who presses longer than this wants it as long as they press, in milliseconds. */
const HOLD_MS = 350;

/** Computers' turns shown quickly: pressed briefly it is kept on, or off again; held, only while it is held. */
export function useFastForward() {
  const opponents = useOpponents();
  let since = 0;

  function press() {
    if (opponents.pressed) return;
    opponents.pressed = true;
    since = performance.now();
  }
  /** Answers whether it was held. */
  function lift(): boolean {
    if (!opponents.pressed) return false;
    opponents.pressed = false;
    return performance.now() - since > HOLD_MS;
  }
  const toggle = () => opponents.keep(!opponents.kept);

  return { press, lift, toggle };
}

/** The key of fast-forward, which is held or pressed; the table's keys tell when it goes down. */
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
