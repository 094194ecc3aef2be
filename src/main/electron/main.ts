import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, session } from 'electron';
import { GAME_ENTRIES } from '../../engine/games/registry';
import { createPool, spareThreads } from '../services/opponents/pool';
import { openReport, reportPathIn } from '../services/report-opening';
import { createServices } from '../services/services';
import { staticFiles } from '../services/static-files';
import { createMessageBoxes } from './message-boxes';
import { createDesk } from './desk';
import type { Desk } from './desk';
import { exitWithError } from './exit-with-error';
import { connectIpc } from './ipc';
import { createShellLanguage } from './language';
import { openLog } from './log';
import { createOpener, listenForOpenFile, savePathsIn } from './open-files';
import { watchPage } from './page-faults';
import { electronPorts, openDataFolder } from './ports';
import { chooseFolder, prepare } from './prepare';
import { watchHelpers, watchProcess } from './process-faults';
import { serveApp } from './protocol';
import { createQuitting, finishBeforeQuit, quitAtSessionEnd } from './quit';
import { lockSession } from './security';
import { openWindow } from './window';

/** Entry point of Electron's main process: one instance, one window, and the services. The start order matters. */
const dist = dirname(dirname(fileURLToPath(import.meta.url)));

chooseFolder();
if (app.requestSingleInstanceLock()) start();
else app.quit();

function start(): void {
  const development = !app.isPackaged;
  let desk: Desk | undefined;
  const window = () => desk?.window();
  const log = openLog();
  const { platform, versions } = process;
  log.note(`Serenissima ${app.getVersion()} starts: ${platform}, Electron ${versions.electron}`);
  const language = createShellLanguage();
  const boxes = createMessageBoxes(window, language.texts);
  watchProcess(process, log, boxes, language.texts);
  watchHelpers(log, boxes, language.texts);
  prepare(log);
  const quitting = createQuitting();
  const takeFiles = listenForOpenFile();
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app
    .whenReady()
    .then(begin)
    .catch((error: unknown) => exitWithError(error, log));

  async function begin(): Promise<void> {
    lockSession(session.defaultSession, development);
    serveApp(session.defaultSession, staticFiles(join(dist, 'renderer')));
    const pool = createPool(new URL('opponent.mjs', import.meta.url), undefined, spareThreads(availableParallelism()));
    const folder = await openDataFolder(log);
    const services = createServices(electronPorts(window, folder, pool, language.texts, log), GAME_ENTRIES);
    const { questions } = services;
    const preload = join(dist, 'preload', 'preload.cjs');
    const { texts } = language;
    const shown = (desk = createDesk(questions, () =>
      openWindow({ preload, session: session.defaultSession, development }, (opened) => {
        watchPage(opened, { log, boxes, texts, quitting, gone: questions.pageGone });
        quitAtSessionEnd(opened, services);
      }),
    ));
    finishBeforeQuit(services, folder, log, () => void pool.close());
    connectIpc(services, window);
    language.follow(services, { platform, development, log, ask: shown.ask });
    shown.show();
    app.on('activate', () => {
      if (!quitting() && !shown.window()) shown.show();
    });

    const open = createOpener(services, shown.ask, log);
    takeFiles((path) => void open([path]));
    void open(savePathsIn(process.argv, process.cwd()));
    const look = (commandLine: readonly string[], folder: string) => {
      const report = reportPathIn(commandLine, folder);
      if (report !== undefined) void openReport(services, shown.ask, report);
    };
    look(process.argv, process.cwd());
    app.on('second-instance', (_event, commandLine, folder) => {
      if (quitting()) return;
      shown.show();
      void open(savePathsIn(commandLine, folder));
      look(commandLine, folder);
    });
  }
}
