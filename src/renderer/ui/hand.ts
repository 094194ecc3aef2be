import { ref, shallowRef } from 'vue';

/** What a player last used, and the make of their pad: what stands on buttons and tips is said in its signs. */
type Hand = 'other' | 'pad';
export type PadKind = 'xbox' | 'playstation' | 'nintendo';

export const hand = shallowRef<Hand>('other');
export const padKind = shallowRef<PadKind>('xbox');

/** What leads from an explanation to its rule, in the pad's signs. */
export const ruleKey = shallowRef('');

/** Whether a pad has been connected or a finger has touched the screen: what serves them is loaded then, and not before. */
export const handsWanted = ref(false);

/** Looks out for a pad and for fingers, without ever asking by the clock. */
export function awaitHands(): void {
  const wanted = () => (handsWanted.value = true);
  // Not every page may ask for pads.
  if ('getGamepads' in navigator && navigator.getGamepads().some(Boolean)) wanted();
  addEventListener('gamepadconnected', wanted, { once: true });
  addEventListener('pointerdown', ({ pointerType }) => pointerType === 'touch' && wanted(), { passive: true });
}
