import { nextTick } from 'vue';
import { useApp } from '../../stores/app';
import { ask } from '../../stores/main-process';
import { useShelfView } from '../../stores/shelf-view';
import { textOf } from './files';
import { focusSave } from './focus-save';

/** Imports saves from files and reports the result in the app's notice. A refused file changes nothing. */
export function useImport() {
  const app = useApp();
  const view = useShelfView();

  /**
   * Imports a save's text or, without one, a file chosen in main's dialog. If the match is already on the shelf,
   * focuses its card.
   */
  async function importText(text?: string): Promise<boolean> {
    let known = '';
    const done = await app.attempt(async () => {
      const save = await ask('saves.import', text === undefined ? {} : { text });
      if (!save) return;
      const said = save.known ? 'home.alreadyPresent' : save.cut ? 'home.importedCut' : 'home.imported';
      app.notice = { text: said, params: { title: save.title } };
      if (save.known) known = save.match;
      await app.refresh();
      view.reveal(save);
    });
    await nextTick();
    if (known) await focusSave(known);
    return done;
  }

  async function importFile(chosen: File): Promise<boolean> {
    const read = await textOf(chosen, 'save');
    if ('text' in read) return importText(read.text);
    app.notice = { refusal: read.refusal, file: chosen.name };
    return false;
  }

  /** Imports files one after another. The notice reports the only file, the total, or the last refusal. */
  async function importFiles(chosen: readonly File[]) {
    let refused = app.notice;
    let count = 0;
    for (const file of chosen) {
      if (await importFile(file)) count++;
      else refused = app.notice;
    }
    if (count < chosen.length) app.notice = refused;
    else if (count > 1) app.notice = { text: 'home.importedAll', params: { count: String(count) } };
  }

  return { importText, importFile, importFiles };
}
