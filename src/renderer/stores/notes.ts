import { defineStore } from 'pinia';
import { computed, toRefs, watch } from 'vue';
import { MAX_NOTES } from '../../engine/core/note';
import type { Note } from '../../engine/core/note';
import { refusalOf } from './main-process';
import { useMatch } from './match';
import { useSession } from './session';

/**
 * The private notes of the player at the screen. If other players may be looking, the notes are only loaded while the
 * player has them open. They are cleared when another player's turn comes.
 */
export const useNotes = defineStore('notes', () => {
  const match = useMatch();
  const session = useSession();
  const state = session.perTable({
    open: false, // whether the notes are open
    pinned: true, // whether pins are shown on the board
    place: null as string | null, // the target that the player chose last while the notes were open
    list: [] as readonly Note[], // the notes that are shown
  });
  /** Counts how often the notes were cleared, so that an answer to an earlier request is ignored. */
  let reader = 0;

  /** The seat whose notes may be shown; `null` if there is none. */
  const seat = computed(() => {
    const { table, curtain } = match;
    return !table || table.lesson || curtain !== null ? null : (table.viewer ?? table.acting);
  });
  /** Whether no other player is looking. */
  const alone = computed(() => seat.value !== null && match.table?.viewer === seat.value);
  const full = computed(() => state.list.length >= MAX_NOTES);

  watch(
    [seat, alone, () => match.table?.match],
    () => {
      reader++;
      Object.assign(state, { open: false, place: null, list: [] });
      if (alone.value) void ask([]);
    },
    { immediate: true, flush: 'sync' },
  );

  /** Reads the notes, or replaces them. The notes stay as they are if main refuses. */
  async function ask(replaced: [] | [readonly Note[]]) {
    const { table } = match;
    if (!table || seat.value === null) return;
    const asking = reader;
    const whose = { match: table.match, seat: seat.value };
    const [notes] = replaced;
    try {
      const list = await (notes
        ? session.ask('matches.setNotes', { ...whose, notes: notes.map((note) => ({ ...note })) })
        : session.ask('matches.notes', whose));
      if (asking === reader) state.list = list;
    } catch (error) {
      const refusal = refusalOf(error);
      if (notes && asking === reader) match.refusal = refusal;
    }
  }

  /** Opens or closes the notes. */
  function show(open: boolean) {
    if (seat.value === null) return;
    Object.assign(state, { open, place: null });
    if (alone.value) return;
    reader++;
    state.list = [];
    if (open) void ask([]);
  }

  /** Adds a note, at a target or about the whole game. */
  function add(text: string, target: string | null) {
    return ask([[...state.list, { text, ...(target !== null && { target }) }]]);
  }

  /** Changes a note's text. An empty text deletes the note. */
  function change(index: number, text: string) {
    const notes = state.list.flatMap((note, i) => (i !== index ? [note] : text.trim() ? [{ ...note, text }] : []));
    return ask([notes]);
  }

  return { ...toRefs(state), seat, full, show, add, change };
});
