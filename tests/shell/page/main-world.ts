import { createSide } from '../context-bridge';
import { joinByEvents } from '../context-bridge-events';
import { OPEN } from './opening';

// Runs in the page's own world before any script of the page: its end of the bridge.
joinByEvents(createSide, { clone: (value) => structuredClone(value) }, standInName, 'main');

// Electron asks main before it makes a window, and denies with null. Main cannot be waited for from here, and the app denies always.
window.open = (url) => {
  const detail = new URL(url ?? '', document.baseURI).href;
  document.dispatchEvent(new CustomEvent(OPEN, { detail }));
  return null;
};
