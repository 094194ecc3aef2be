import { ref, shallowRef } from 'vue';

/** The input device used last, and the make of the gamepad. Buttons and tooltips show its symbols. */
type Device = 'other' | 'pad';
export type PadKind = 'xbox' | 'playstation' | 'nintendo';

export const device = shallowRef<Device>('other');
export const padKind = shallowRef<PadKind>('xbox');

/** The gamepad's symbol for opening the rule of a tooltip. */
export const ruleKey = shallowRef('');

/** Whether a gamepad was connected or the screen was touched. The code for these devices is loaded only then. */
export const devicesWanted = ref(false);

/** Waits for a gamepad or a touch, without polling. */
export function awaitDevices(): void {
  const wanted = () => (devicesWanted.value = true);
  // The browser may deny access to gamepads.
  if ('getGamepads' in navigator && navigator.getGamepads().some(Boolean)) wanted();
  addEventListener('gamepadconnected', wanted, { once: true });
  addEventListener('pointerdown', ({ pointerType }) => pointerType === 'touch' && wanted(), { passive: true });
}
