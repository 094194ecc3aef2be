import { inject, provide } from 'vue';
import type { InjectionKey, Ref } from 'vue';
import type { Box } from './place-tip';

/** The place of a dock (`Dock.vue`): docked beside the board, or floating over it. */
interface DockPlace {
  readonly docked: boolean;
  /** The distance from the left and the top, as a fraction (0 to 1) of the free space. */
  readonly x: number;
  readonly y: number;
}

interface Docks {
  readonly column: Readonly<Ref<HTMLElement | null>>;
  readonly floor: Readonly<Ref<HTMLElement | null>>;
  /** The area for docks in the side panel, which the panel sets. */
  readonly side: Ref<HTMLElement | null>;
  /** Whether the board is large enough beside the column. */
  readonly roomy: Readonly<Ref<boolean>>;
  /** Whether the side panel has room for an `aside` dock. */
  readonly sideRoomy: Readonly<Ref<boolean>>;
  /** Whether docks may be docked or float now. If not, they are dialogs. */
  readonly usable: Readonly<Ref<boolean>>;
  /** The place where the player has moved a dock; `undefined` if it has not been moved. */
  place(name: string): DockPlace | undefined;
  /** Where docks float until they are moved. With a size: where a dock of this size covers the fewest pieces. */
  start(size?: Pick<Box, 'width' | 'height'>): Pick<DockPlace, 'x' | 'y'>;
  keep(name: string, place: DockPlace): void;
  /** The boxes of the floating docks by name, in CSS pixels of the board. */
  readonly floating: ReadonlyMap<string, Box>;
  /** Sets a floating dock's box; `null` if it does not float. */
  float(name: string, box: Box | null): void;
}

const KEY: InjectionKey<Docks> = Symbol('docks');

export const provideDocks = (docks: Docks): void => provide(KEY, docks);

/** The screen's docks; `null` if it has none. */
export const useDocks = (): Docks | null => inject(KEY, null);

export const isOverlayOpen = (): boolean => document.querySelector('.overlay') !== null;
