import { createSide } from '../context-bridge';
import { joinByEvents } from '../context-bridge-events';
import { OPEN } from './opening';

// Runs in the page's own world before any of its scripts: the page's end of the bridge.
joinByEvents(createSide, { clone: (value) => structuredClone(value) }, standInName, 'main');

// Electron asks main before it creates a window, and returns null if main denies. This code cannot wait for main, and
// the app always denies.
window.open = (url) => {
  const detail = new URL(url ?? '', document.baseURI).href;
  document.dispatchEvent(new CustomEvent(OPEN, { detail }));
  return null;
};
