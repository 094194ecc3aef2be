import { defineStore } from 'pinia';
import { reactive, toRefs } from 'vue';
import type { SaveInfo } from '../../ipc/shelf';

/** The filters of the list of saves. They are kept while the player is at a table. */
export interface ShelfView {
  finished: boolean; // whether finished matches are shown, or ongoing ones
  search: string; // words to find in title, players or game
  game: string; // a game's id; empty: all games
  revealed: string; // the match to show even if it is far down the list; empty: none
}

export const useShelfView = defineStore('shelf-view', () => {
  const view = reactive<ShelfView>({ finished: false, search: '', game: '', revealed: '' });

  const reveal = ({ match, over }: SaveInfo) =>
    void Object.assign(view, { finished: over, search: '', game: '', revealed: match });

  return { ...toRefs(view), reveal };
});
