import { inject, provide } from 'vue';
import type { InjectionKey, Ref } from 'vue';
import type { Box } from './place-tip';

/** Where a page to look things up in lies: in the column beside the board, or over it, so far from its left and top. */
interface DockPlace {
  readonly docked: boolean;
  /** Shares, from 0 to 1, of the room that is left round the page. */
  readonly x: number;
  readonly y: number;
}

/** What a screen offers the pages that dock at it. */
interface Docks {
  /** The column beside the board, and the room over it. */
  readonly column: Readonly<Ref<HTMLElement | null>>;
  readonly floor: Readonly<Ref<HTMLElement | null>>;
  /** Whether the board is large enough without the column; where it is not, everything floats. */
  readonly roomy: Readonly<Ref<boolean>>;
  /** Whether pages may dock now; else they are dialogs. */
  readonly usable: Readonly<Ref<boolean>>;
  /** Where a page by this name lay last. */
  place(name: string): DockPlace;
  keep(name: string, place: DockPlace): void;
  /** The pages that float, where they are over the board, in CSS pixels of it. */
  readonly floating: ReadonlyMap<string, Box>;
  /** A page by this name floats there; `null`: it does not. */
  float(name: string, box: Box | null): void;
}

const KEY: InjectionKey<Docks> = Symbol('docks');

/** Lets the pages below this component dock. */
export const provideDocks = (docks: Docks): void => provide(KEY, docks);

/** What the screen offers; `null` where nothing docks. */
export const useDocks = (): Docks | null => inject(KEY, null);

/** Whether a dialog covers the page. */
export const covered = (): boolean => document.querySelector('.overlay') !== null;
