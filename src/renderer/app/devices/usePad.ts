import { useEventListener } from '@vueuse/core';
import { onUnmounted, ref } from 'vue';
import { device, padKind } from '../../ui/input-device';
import { showExplanation } from '../../ui/explain';
import { useSettings } from '../../stores/settings';
import { activeTable } from '../table/input/useKeys';
import { activate, moveSlider, sendEscape, focusMenu } from './controls';
import { changePanel, focused, moveFocus, rememberFocus } from './focus';
import { kindOf } from './glyphs';
import { commandOf } from './pad-map';
import type { PadCommand } from './pad-map';
import { NO_BUTTONS, readPads } from './pad-state';
import type { PadButton } from './pad-state';

/** Poll intervals in milliseconds, in use and idle. Browsers report gamepad state only when polled. */
const IN_HAND_MS = 16;
const LYING_MS = 40;
/** A gamepad is idle after this many milliseconds without input. */
const LAID_DOWN_MS = 4_000;
const THRESHOLDS = { calm: 0.75, usual: 0.5, quick: 0.3 } as const;
/** Board movement per poll at full deflection of the stick, in CSS pixels. */
const PAN_PX = 14;

/**
 * Polls gamepads with a timer. Presses move the focus, activate the focused element, or send the table the same intents
 * as other devices. Returns the number of presses.
 */
export function usePad() {
  const settings = useSettings();
  const presses = ref(0);
  let down = NO_BUTTONS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touched = 0;

  const pads = () => navigator.getGamepads().filter((pad): pad is Gamepad => pad?.connected ?? false);

  function read() {
    timer = undefined;
    // A window without the focus ignores gamepads, because the focused window receives the same input.
    const there = document.hasFocus() ? pads() : [];
    if (there.length === 0) return void (down = NO_BUTTONS);
    const now = performance.now();
    const found = readPads(there, down, now, THRESHOLDS[settings.settings.padStick]);
    down = found.down;
    if (down.size > 0) touched = now;
    for (const button of found.presses) {
      take(there);
      press(button);
    }
    const { x, y } = found.tilt;
    if (x !== 0 || y !== 0) {
      take(there);
      touched = now;
      const table = activeTable.value;
      if (table?.active()) table.send({ do: 'pan', dx: -x * PAN_PX, dy: -y * PAN_PX });
    }
    timer = setTimeout(read, now - touched < LAID_DOWN_MS ? IN_HAND_MS : LYING_MS);
  }

  function take(there: readonly Gamepad[]) {
    const used = there.find(({ buttons, axes }) => buttons.some(({ pressed }) => pressed) || axes.some((a) => a !== 0));
    if (used) padKind.value = kindOf(used.id);
    device.value = 'pad';
  }

  function press(button: PadButton) {
    const table = activeTable.value;
    const command = commandOf(button, table?.past() ?? false, settings.settings.padSwap);
    if (command) perform(command);
    presses.value++;
    rememberFocus();
  }

  const wake = () => (timer ??= setTimeout(read, 0));
  useEventListener(window, 'gamepadconnected', wake);
  useEventListener(window, 'focus', wake);
  const other = (event: Event) => event.isTrusted && (device.value = 'other');
  useEventListener(window, ['keydown', 'pointerdown'], other, { capture: true, passive: true });
  useEventListener(
    window,
    'pointermove',
    (event: PointerEvent) => Math.hypot(event.movementX, event.movementY) > 2 && other(event),
    { capture: true, passive: true },
  );
  wake();
  onUnmounted(() => clearTimeout(timer));

  return { presses };
}

function perform(command: PadCommand) {
  switch (command.do) {
    case 'go':
      return void (moveSlider(command.direction) || moveFocus(command.direction));
    case 'act':
      return activate();
    case 'back':
      return sendEscape();
    case 'menu':
      return focusMenu();
    case 'explain':
      return showExplanation(focused());
    case 'panel':
      return changePanel(command.by);
    case 'table':
      if (activeTable.value?.active()) activeTable.value.send(command.intent);
  }
}
