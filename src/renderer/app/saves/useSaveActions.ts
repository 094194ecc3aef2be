import { nextTick, reactive, type Ref } from 'vue';
import type { ConflictCopy, SaveInfo } from '../../../ipc/shelf';
import { useApp } from '../../stores/app';
import { ask } from '../../stores/main-process';
import { copyTitle } from './copy-title';
import { download } from './files';
import { focusSave } from './focus-save';
import type { SaveAction } from './save-actions';
import { useShownTitle } from './shown-title';

/** The actions on a shelf's saves. `subject` contains the save of each open dialog, or `null`. */
export function useSaveActions(shelf: Readonly<Ref<HTMLElement | null>>, shown: Readonly<Ref<readonly SaveInfo[]>>) {
  const app = useApp();
  const titleOf = useShownTitle();
  const subject = reactive<Record<'renamed' | 'copied' | 'checked', SaveInfo | null>>({
    renamed: null,
    copied: null,
    checked: null,
  });

  /** Opens a save. If it is damaged, opens the check, which shows the damage and offers a copy of the intact part. */
  async function open(save: SaveInfo) {
    await app.openMatch(save.match);
    if (app.notice && 'refusal' in app.notice && app.notice.refusal.code === 'bad-save') subject.checked = save;
  }

  const act = (step: () => Promise<unknown>) =>
    app.attempt(async () => {
      await step();
      await app.refresh();
    });

  const duplicate = (title: string, sameLuck: boolean) =>
    act(async () => {
      const save = subject.copied;
      subject.copied = null;
      if (save) await ask('saves.duplicate', { match: save.match, title, sameLuck });
    });

  const adopt = ({ file, match, title: original }: ConflictCopy) =>
    act(() => ask('saves.adopt', { file, title: match === null ? original : copyTitle(original) }));

  const rename = (title: string) =>
    act(async () => {
      const save = subject.renamed;
      subject.renamed = null;
      if (save) await ask('saves.rename', { match: save.match, title });
    });

  /** Deletes a save and moves the focus to the next one. */
  async function trash(save: SaveInfo) {
    const at = shown.value.indexOf(save);
    const done = await act(() => ask('saves.trash', { match: save.match }));
    if (done) app.notice = { text: 'deleted.done', params: { title: titleOf(save) }, undo: () => restore(save) };
    await nextTick();
    if (document.activeElement !== document.body) return;
    const next = shown.value.at(Math.min(at, shown.value.length - 1));
    if (next) await focusSave(next.match);
    else shelf.value?.querySelector('button')?.focus();
  }

  /** Restores the deleted save: the first one in the trash with its title, because the latest is listed first. */
  async function restore({ title, game }: SaveInfo) {
    let match = '';
    await act(async () => {
      const deleted = await ask('saves.deleted', {});
      const gone = deleted.find((save) => save.title === title && save.game === game);
      if (gone) ({ match } = await ask('saves.restore', { entry: gone.entry }));
    });
    await nextTick();
    if (match) await focusSave(match);
  }

  const exportSave = (save: SaveInfo) =>
    app.attempt(async () => {
      const written = await ask('saves.export', { match: save.match });
      if (!written) return;
      if (written.text !== null) download(written.name, written.text);
      app.notice = { text: 'home.exported', params: { name: written.name } };
    });

  const start: Readonly<Record<SaveAction, (save: SaveInfo) => void>> = {
    rename: (save) => (subject.renamed = save),
    duplicate: (save) => (subject.copied = save),
    export: (save) => void exportSave(save),
    check: (save) => (subject.checked = save),
    trash: (save) => void trash(save),
  };

  return { subject, open, start, duplicate, adopt, rename };
}
