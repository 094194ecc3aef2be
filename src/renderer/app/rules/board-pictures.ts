import { inject, onBeforeUnmount, provide, shallowRef, watch } from 'vue';
import type { InjectionKey, ShallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import type { Light, Size, TargetId } from '../../board/board-types';
import { nextTask } from '../../board/frames';
import type { SnapshotBoard } from '../../board/snapshot';
import { useGameUis } from '../../game-ui/game-uis';
import type { RulePicture, RulePictures } from '../../game-ui/rulebook';
import { useSentences } from '../../game-ui/translate';
import { ask } from '../../stores/main-process';
import { useSettings } from '../../stores/settings';
import { useSnapshotBoard } from '../parts/useSnapshotBoard';

/** A board in a picture: its image (`null` without WebGL), and a description in words. */
export interface DrawnBoard {
  readonly url: string | null;
  readonly alt: string;
}

interface BoardPictures {
  /** The rulebook's pictures, by paragraph; empty until they are loaded. */
  readonly all: ShallowRef<RulePictures>;
  /** Draws a picture's boards. `null` if the picture is no longer `wanted` when its turn comes. */
  draw(picture: RulePicture, size: Size, wanted: () => boolean): Promise<readonly DrawnBoard[] | null>;
  /** Changes when all pictures have to be drawn again, for another game, language, text size or colours. */
  readonly edition: ShallowRef<number>;
}

const KEY: InjectionKey<BoardPictures> = Symbol('board pictures');

/** The pictures of the open rulebook. */
export function useBoardPictures(): BoardPictures {
  const pictures = inject(KEY);
  if (!pictures) throw new Error('No rulebook provides pictures.');
  return pictures;
}

/**
 * Provides and returns the pictures of a game's rulebook. One board draws them all. It is removed with the rulebook.
 */
export function provideBoardPictures(game: () => string): BoardPictures['all'] {
  const { gameUi } = useGameUis();
  const { t, locale } = useI18n();
  const makeBoard = useSnapshotBoard();
  const settings = useSettings();
  const format = useSentences(game);
  const all = shallowRef<RulePictures>({});
  const edition = shallowRef(0);
  let board: Promise<SnapshotBoard | null> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const urls: string[] = [];

  function release() {
    void board?.then((made) => made?.destroy());
    board = undefined;
    for (const url of urls.splice(0)) URL.revokeObjectURL(url);
  }
  /** The addresses of the images; empty if there is no WebGL. */
  async function imagesOf(picture: RulePicture, views: readonly unknown[], size: Size): Promise<string[]> {
    const made = await (board ??= makeBoard(gameUi(game()), settings.textSize));
    if (!made) return [];
    const { lesson, shows, lights = shows, path = null } = picture;
    const lit = new Map(lights.map((target): [TargetId, Light] => [target, 'recalled']));
    const match = lesson ? 'lesson' : 'introduction';
    const canvases = await made.draw({ match, views, shows, lights: lit, path, ...size });
    const blobs = canvases.map((canvas) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve)));
    const images = (await Promise.all(blobs)).flatMap((blob) => (blob ? URL.createObjectURL(blob) : []));
    urls.push(...images);
    return images;
  }

  async function draw(picture: RulePicture, size: Size, wanted: () => boolean) {
    const now = edition.value;
    const isCurrent = () => now === edition.value && wanted();
    const ui = gameUi(game());
    const views = await viewsOf(game(), picture);
    const drawn = last.then(async () => {
      await nextTask();
      return isCurrent() ? imagesOf(picture, views, size) : null;
    });
    last = drawn.catch(() => undefined);
    const images = await drawn;
    if (!images || now !== edition.value) return null;
    const targets = picture.lights ?? picture.shows;
    return views.map((view, i): DrawnBoard => {
      const things = targets.map((target) => format(ui.nameTarget(target, view))).join(', ');
      return { url: images.at(i) ?? null, alt: t('rulebook.picture', { things }) };
    });
  }

  watch(
    game,
    async (id) => {
      all.value = {};
      const loaded = (await gameUi(id).loadRulePictures?.()) ?? {};
      if (id === game()) all.value = loaded;
    },
    { immediate: true },
  );
  watch([game, locale, () => settings.textSize, () => settings.settings.colours], () => {
    edition.value++;
    release();
  });
  onBeforeUnmount(() => {
    edition.value++;
    release();
  });
  provide(KEY, { all, draw, edition });
  return all;
}

/** The views of a lesson's steps, or of the introduction's position. */
async function viewsOf(game: string, { lesson }: RulePicture): Promise<unknown[]> {
  if (!lesson) return [(await ask('lessons.introduction', { game }))?.view];
  const answers = lesson.steps.map((step) => ask('lessons.position', { game, lesson: lesson.key, step }));
  return (await Promise.all(answers)).map(({ view }) => view);
}
