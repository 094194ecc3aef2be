import { nextTick } from 'vue';
import { useApp } from '../../stores/app';
import { ask } from '../../stores/main-process';
import { textOf } from './files';

/** Takes saved games in from files, and says so in the app's line of news. A refused file changes nothing. */
export function useTakeIn() {
  const app = useApp();

  /** Takes in the text of a file; without one main asks for a file. A game that is here already is shown where it lies. */
  async function take(text?: string): Promise<boolean> {
    let known = '';
    const done = await app.attempt(async () => {
      const save = await ask('saves.import', text === undefined ? {} : { text });
      if (!save) return;
      const said = save.known ? 'home.known' : save.cut ? 'home.importedCut' : 'home.imported';
      app.notice = { text: said, params: { title: save.title } };
      if (save.known) known = save.match;
      await app.refresh();
    });
    await nextTick();
    if (known) document.querySelector<HTMLElement>(`[data-testid="save:${known}"] button`)?.focus();
    return done;
  }

  /** Takes a file in; one that is larger than any save is refused before it is read. */
  async function takeFile(chosen: File): Promise<boolean> {
    const read = await textOf(chosen, 'save');
    if ('text' in read) return take(read.text);
    app.notice = { refusal: read.refusal, file: chosen.name };
    return false;
  }

  /** Takes files in one after the other. The news is of the one, of all, or of the last that was refused. */
  async function takeFiles(chosen: readonly File[]) {
    let refused = app.notice;
    let count = 0;
    for (const file of chosen) {
      if (await takeFile(file)) count++;
      else refused = app.notice;
    }
    if (count < chosen.length) app.notice = refused;
    else if (count > 1) app.notice = { text: 'home.importedAll', params: { count: String(count) } };
  }

  return { take, takeFile, takeFiles };
}
