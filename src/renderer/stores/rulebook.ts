import { defineStore } from 'pinia';
import { ref } from 'vue';
import { useApp } from './app';
import { useMatch } from './match';

export const useRulebook = defineStore('rulebook', () => {
  const app = useApp();
  const match = useMatch();
  const open = ref(false);
  const game = ref('');
  const rule = ref<string | null>(null);
  const ruling = ref<number | null>(null);
  /** Counts requests, because the same place may be requested again. */
  const asked = ref(0);

  /** Opens a game's rulebook at a paragraph or at the start. Default: the game of the open match. */
  function show(ofGame = match.table?.game ?? app.games.at(0)?.id ?? '', atRule: string | null = null) {
    game.value = ofGame;
    rule.value = atRule;
    ruling.value = null;
    asked.value++;
    open.value = true;
  }

  function showRuling(ofGame: string, number: number) {
    show(ofGame);
    ruling.value = number;
  }

  return { open, game, rule, ruling, asked, show, showRuling };
});
