import { strict } from '../../electron/stand-in/strict';
import { originOf, toApp } from './address';
import type { Devtools } from './devtools';

export type Frame = object;

interface Kept {
  readonly frame: Frame;
  url: string;
  alive: boolean;
}

/** The name of the preload's world. A frame has a context for it when its document exists. */
export const WORLD = 'Electron Isolated Context';

interface Context {
  readonly id: number;
  readonly uniqueId: string;
  readonly name: string;
  readonly auxData?: { readonly frameId?: string };
}

interface Navigated {
  /** `unreachableUrl` is the address that failed to load, if an error page is shown. */
  readonly frame: { readonly id: string; readonly url: string; readonly unreachableUrl?: string };
}

/** A page's frames, starting with the main frame, and the preload's world in each. */
export function createFrames(send: (channel: string, args: unknown[]) => void) {
  const frames = new Map<string, Kept>();
  const contexts = new Map<number, { readonly frame: string; readonly uniqueId: string }>();
  let top = '';

  const make = (parent: Frame | null, url = ''): Kept => {
    const kept: Kept = {
      url,
      alive: true,
      frame: strict('WebFrameMain', {
        get url() {
          return kept.url;
        },
        get origin() {
          return originOf(kept.url);
        },
        parent,
        get top() {
          return main.frame;
        },
        send: (channel: string, ...args: unknown[]) => send(channel, args),
        isDestroyed: () => !kept.alive,
      }),
    };
    return kept;
  };
  const main = make(null);

  return {
    main: main.frame,
    url: () => main.url,

    watch(devtools: Devtools, target: string): void {
      top = target;
      frames.set(target, main);
      devtools.on<{ frameId: string; parentFrameId: string }>('Page.frameAttached', ({ frameId, parentFrameId }) => {
        frames.set(frameId, make(frames.get(parentFrameId)?.frame ?? main.frame));
      });
      devtools.on<Navigated>('Page.frameNavigated', ({ frame }) => {
        const kept = frames.get(frame.id);
        if (kept) kept.url = toApp(frame.unreachableUrl ?? frame.url);
      });
      devtools.on<{ frameId: string; reason: string }>('Page.frameDetached', ({ frameId, reason }) => {
        const kept = frames.get(frameId);
        if (!kept || kept === main || reason === 'swap') return;
        kept.alive = false;
        frames.delete(frameId);
      });
      devtools.on<{ context: Context }>('Runtime.executionContextCreated', ({ context }) => {
        const frame = context.auxData?.frameId;
        if (context.name === WORLD && frame) contexts.set(context.id, { frame, uniqueId: context.uniqueId });
      });
      devtools.on<{ executionContextId: number }>('Runtime.executionContextDestroyed', (gone) => {
        contexts.delete(gone.executionContextId);
      });
      devtools.on('Runtime.executionContextsCleared', () => contexts.clear());
    },

    /** Returns the frame of a message's context, or null when its document is gone. */
    sender: (context: number): Frame | null => {
      const frame = contexts.get(context)?.frame;
      return (frame && frames.get(frame)?.frame) || null;
    },

    isMain: (frameId: string) => frameId === top,

    /** Returns the preload's world in the current document, or in a message's document while it still exists. */
    world(context?: number): string | undefined {
      if (context !== undefined) return contexts.get(context)?.uniqueId;
      return [...contexts.values()].findLast(({ frame }) => frame === top)?.uniqueId;
    },
  };
}
