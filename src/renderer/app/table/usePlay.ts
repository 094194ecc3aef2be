import { ref } from 'vue';
import type { ComputedRef } from 'vue';
import type { Choice } from '../../../ipc/contract';
import type { Row } from '../../games/game-ui';
import { useMatch } from '../../stores/match';
import { useSettings } from '../../stores/settings';

/** Playing what is chosen: one move or several, and a question before a phase ends in which something can still be done. */
export function usePlay(rows: ComputedRef<Row[]>) {
  const match = useMatch();
  const settings = useSettings();
  /** The move that would end the phase, while the player is asked whether he means it. */
  const ending = ref<Choice | null>(null);

  /** Plays moves one after the other while each is still legal; stops where something else must be decided first. */
  async function playAll(choices: readonly Pick<Choice, 'move'>[]) {
    for (const { move } of choices) {
      const json = JSON.stringify(move);
      const legal = match.table?.choices.find((choice) => JSON.stringify(choice.move) === json);
      if (!legal) break;
      await match.play(legal);
      if (match.refusal) break;
    }
  }

  async function play(choice: Choice) {
    const open = rows.value.some(({ role }) => role === 'deed' || role === 'travel');
    const ends = rows.value.some(({ role, options }) => role === 'end' && options.some((it) => it.choice === choice));
    const warn = settings.settings.confirmEnd && !match.table?.lesson;
    if (ends && open && warn) ending.value = choice;
    else await match.play(choice);
  }

  async function endAnyway() {
    const choice = ending.value;
    ending.value = null;
    if (choice) await match.play(choice);
  }

  function endPhase() {
    const end = rows.value.find((row) => row.role === 'end');
    if (end) void play(end.options[0].choice);
  }

  return { ending, playAll, play, endAnyway, endPhase };
}
