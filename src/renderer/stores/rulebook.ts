import { defineStore } from 'pinia';
import { ref } from 'vue';
import { useApp } from './app';
import { useMatch } from './match';

/** The rulebook over whatever screen there is: which game's, and at which paragraph or ruling it was opened. */
export const useRulebook = defineStore('rulebook', () => {
  const app = useApp();
  const match = useMatch();
  const open = ref(false);
  const game = ref('');
  const rule = ref<string | null>(null);
  const ruling = ref<number | null>(null);
  /** How often it was asked to show something: the same place may be asked for again. */
  const asked = ref(0);

  /** Opens the rulebook, at a paragraph if one is named; of the game on the table unless another is. */
  function show(ofGame = match.table?.game ?? app.games.at(0)?.id ?? '', atRule: string | null = null) {
    game.value = ofGame;
    rule.value = atRule;
    ruling.value = null;
    asked.value++;
    open.value = true;
  }

  /** Opens it at one of our rulings. */
  function showRuling(ofGame: string, number: number) {
    show(ofGame);
    ruling.value = number;
  }

  return { open, game, rule, ruling, asked, show, showRuling };
});
