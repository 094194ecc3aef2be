import type { VirtualItem } from '@tanstack/vue-virtual';
import { defineStore } from 'pinia';
import { shallowReactive, toRefs } from 'vue';
import type { SaveInfo } from '../../ipc/shelf';

/** The list's scroll position, restored when the player comes back to it. */
export interface ListPlace {
  readonly offset: number; // how far the list is scrolled, in pixels
  readonly sizes: readonly VirtualItem[]; // sizes of the rendered items
  readonly focused: boolean; // whether one of its items has the focus
}

/** The filters and scroll position of the list of saves. They are kept while the player is at a table. */
export interface ShelfView {
  finished: boolean; // whether finished matches are shown instead of ongoing ones
  search: string; // words to find in title, players or game
  game: string; // a game's id; empty: all games
  current: string; // the match focused last, which stays rendered; empty: none
  place: ListPlace | null; // the scroll position when the player last left the list; null: none
}

export const useShelfView = defineStore('shelf-view', () => {
  const view = shallowReactive<ShelfView>({ finished: false, search: '', game: '', current: '', place: null });

  const reveal = ({ match, over }: SaveInfo) =>
    void Object.assign(view, { finished: over, search: '', game: '', current: match });

  return { ...toRefs(view), reveal };
});
