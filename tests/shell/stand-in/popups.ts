import { toApp } from './address';
import { note } from './diary';

interface OpenDetails {
  readonly url: string;
  readonly frameName: string;
  readonly features: string;
  readonly disposition: string;
}
type OpenHandler = (details: OpenDetails) => { readonly action: 'allow' | 'deny' };

/** Handles a page's `window.open`: asks the app's handler, and never creates a window. */
export function openHandler() {
  let handler: OpenHandler | undefined;
  return {
    set: (given: OpenHandler) => void (handler = given),
    asked(address: string): void {
      const url = toApp(address);
      const details = { url, frameName: '', features: '', disposition: 'new-window' };
      if (handler?.(details).action !== 'deny')
        throw new Error(`The Electron stand-in cannot open a new window: ${url}`);
      note(`no window for ${url}`);
    },
  };
}
