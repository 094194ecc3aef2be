// A small app that records Electron's behaviour. The conformance suite runs it with the stand-in, and with Electron if
// available.
import { app, BrowserWindow, ipcMain, protocol, session } from 'electron';
import { fileURLToPath } from 'node:url';

const attempts = {};
const attempt = (name, act) => {
  try {
    act();
    attempts[name] = 'done';
  } catch (error) {
    attempts[name] = error.message;
  }
};
const events = [];
/** Records an event for the page. Also prints it, for tests whose page cannot request it. */
const happen = (event) => {
  events.push(event);
  console.log(event);
};

attempt('a window before ready', () => new BrowserWindow());
attempt('the session before ready', () => session.defaultSession);
protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
]);

const PAGE = `<!doctype html><title>Probe</title><link rel="icon" href="data:,"><h1>Probe</h1><script src="page.js"></script>`;
const FILES = { '/index.html': ['text/html', PAGE], '/page.js': ['text/javascript', 'window.ran = true;'] };
const CSP = "default-src 'none'; script-src 'self'; connect-src 'self' https:; img-src data:";

// Registered before the app is ready, because on macOS a Dock click can come that early.
app.on('activate', () => happen(`activate: ${app.isReady()}`));
app.on('web-contents-created', (_event, contents) => {
  happen('web-contents-created');
  contents.setWindowOpenHandler(({ url }) => {
    happen(`open ${url}`);
    return { action: 'deny' };
  });
  contents.on('will-navigate', (event, url) => {
    happen(`will-navigate ${url}`);
    event.preventDefault();
  });
  contents.on('preload-error', (_event, _path, error) => happen(`preload-error ${error.message}`));
  contents.on('did-fail-load', (_event, code, why, url) => happen(`did-fail-load ${code} ${why} ${url}`));
  contents.on('render-process-gone', (_event, { reason }) => happen(`gone: ${reason}`));
  for (const name of ['dom-ready', 'did-finish-load']) contents.on(name, () => happen(name));
});

if (process.argv.includes('--software')) app.commandLine.appendSwitch('enable-unsafe-swiftshader');

await app.whenReady();
attempt('schemes after ready', () => protocol.registerSchemesAsPrivileged([]));
attempt('the sandbox after ready', () => app.enableSandbox());

session.defaultSession.webRequest.onBeforeRequest(({ url }, decide) => {
  const cancel = !url.startsWith('app://game/');
  if (cancel) happen(`cancelled ${url}`);
  decide({ cancel });
});
protocol.handle('app', (request) => {
  const { pathname } = new URL(request.url);
  const [type, text] = FILES[pathname] ?? [];
  happen(`asked ${request.url}`);
  if (!text) return new Response(null, { status: 404 });
  return new Response(text, { headers: { 'Content-Type': type, 'Content-Security-Policy': CSP } });
});

ipcMain.handle('echo', (_event, ...args) => args);
ipcMain.handle('refuse', () => {
  throw new TypeError('it is refused');
});
ipcMain.handle('function', () => () => 1);
ipcMain.handle('events', () => events);
ipcMain.handle('attempts', () => {
  attempt('a second handler', () => ipcMain.handle('echo', () => 0));
  return attempts;
});
ipcMain.handle('sender', (event) => ({
  url: event.senderFrame.url,
  origin: event.senderFrame.origin,
  parent: event.senderFrame.parent,
  main: event.senderFrame === event.sender.mainFrame,
  ours: event.sender === window.webContents,
}));
ipcMain.on('tell me', (event, value) => window.webContents.send('told', value, event.sender === window.webContents));

const preload = fileURLToPath(new URL('preload.cjs', import.meta.url));
const window = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true, contextIsolation: true } });
window.once('ready-to-show', () => happen('ready-to-show'));
try {
  await window.loadURL('app://game/index.html');
  happen('loaded');
} catch (error) {
  happen(`not loaded: ${error.message}`);
  window.reload();
}
