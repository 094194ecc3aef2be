import { defineStore } from 'pinia';
import { reactive, toRefs } from 'vue';
import type { SaveInfo } from '../../ipc/shelf';

/** The saves that the home screen shows. The view is kept while the player is at a table. */
export interface ShelfView {
  finished: boolean; // the finished matches, or the others
  search: string; // words to be found in title, players or game
  game: string; // a game's id; empty: all games
  revealed: string; // the match to show even if it is far down the list; empty: none
}

export const useShelfView = defineStore('shelf-view', () => {
  const view = reactive<ShelfView>({ finished: false, search: '', game: '', revealed: '' });

  /** Changes the view so that a save is among the shown ones. */
  const reveal = ({ match, over }: SaveInfo) =>
    void Object.assign(view, { finished: over, search: '', game: '', revealed: match });

  return { ...toRefs(view), reveal };
});
