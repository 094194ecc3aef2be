import { defineStore } from 'pinia';
import { computed, shallowRef, watch } from 'vue';
import type { Course } from '../../ipc/cabinet';
import { learnLessons } from '../locales/lessons';
import { useApp } from './app';
import { ask } from './main-process';
import { useMatch } from './match';
import { useSession } from './session';
import { useSettings } from './settings';

/** A moment before the others move, at normal pace, in milliseconds: time to see one's own move. */
const BEAT_MS = 500;

/** Lessons: which there are, which are done, and the one under way on the table. */
export const useLesson = defineStore('lesson', () => {
  const app = useApp();
  const match = useMatch();
  const session = useSession();
  const settings = useSettings();
  const courses = shallowRef<readonly Course[]>([]);
  const state = computed(() => match.table?.lesson ?? null);
  const game = computed(() => match.table?.game ?? '');
  const over = computed(() => state.value !== null && state.value.next === null);
  /** The lesson after this one, in the order they are best taken. */
  const following = computed(() => {
    const lessons = courses.value.find((course) => course.game === game.value)?.lessons ?? [];
    const keys = lessons.map(({ key }) => key);
    return keys[keys.indexOf(state.value?.key ?? '') + 1] ?? null;
  });

  const name = (ofGame: string, lesson: string) => `${ofGame}/${lesson}`;
  const isDone = (ofGame: string, lesson: string) => settings.settings.lessons.includes(name(ofGame, lesson));
  /** The first of a game's lessons not yet done, or the first of all: the one to begin with. */
  const nextOf = (ofGame: string) => {
    const lessons = courses.value.find((course) => course.game === ofGame)?.lessons ?? [];
    return (lessons.find(({ key }) => !isDone(ofGame, key)) ?? lessons.at(0))?.key;
  };
  /** Whether nothing has been played or learnt here yet. */
  const newcomer = computed(() => app.saves.length === 0 && settings.settings.lessons.length === 0);

  async function load() {
    courses.value = await ask('lessons.list', {});
  }

  const start = (ofGame: string, lesson: string) =>
    app.enter(async () => {
      await learnLessons();
      return ask('lessons.start', { game: ofGame, lesson });
    });

  /** Makes the learner's moves of this step for them. */
  async function show() {
    const step = state.value?.step;
    while (state.value?.next === 'learner' && state.value.step === step && !match.busy) {
      await match.goOn();
      if (match.refusal) return;
    }
  }

  // The others move by themselves, one after the other, each when the board is at rest.
  const theirs = () => !match.busy && !match.held && state.value?.next === 'script' && match.table?.ply;
  watch(theirs, async (ply) => {
    if (ply === false) return;
    if (settings.pace > 0) await session.during(new Promise((resolve) => setTimeout(resolve, BEAT_MS / settings.pace)));
    if (theirs() === ply) await match.goOn();
  });

  watch(over, (ended) => {
    if (!ended || !state.value || isDone(game.value, state.value.key)) return;
    const lessons = [...settings.settings.lessons, name(game.value, state.value.key)];
    void settings.change({ lessons });
  });

  return { courses, state, game, over, following, newcomer, isDone, nextOf, load, start, show };
});
