import { defineStore } from 'pinia';
import { reactive, toRefs } from 'vue';
import type { SaveInfo } from '../../ipc/shelf';

/** The saves that the home screen shows. The view is kept while the player is at a table. */
export interface ShelfView {
  finished: boolean; // whether to show the finished matches or the others
  search: string; // words to search for in title, players or game
  game: string; // a game's id; empty for all games
}

export const useShelfView = defineStore('shelf-view', () => {
  const view = reactive<ShelfView>({ finished: false, search: '', game: '' });

  /** Changes the view so that a save becomes visible. */
  const reveal = ({ over }: SaveInfo) => void Object.assign(view, { finished: over, search: '', game: '' });

  return { ...toRefs(view), reveal };
});
