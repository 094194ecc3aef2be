import { types } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { MessageChannel, moveMessagePortToContext, receiveMessageOnPort } from 'node:worker_threads';
import type { Message, Reply, Side, World } from '../context-bridge';
import { BRIDGE_SOURCE } from '../context-bridge-source';
import type { Host } from './host';

/** A host without a window: two Node realms with separate prototypes, connected by the bridge. */
export const twoRealms: Host = {
  name: 'two realms of Node',
  offers: [],
  async run({ preload, page }) {
    const [main, isolated] = [realm(), realm()];
    const exposed: [Side?, Side?] = [];
    const sideIn = (own: Realm, at: 0 | 1) => {
      const { createSide } = own.evaluate(BRIDGE_SOURCE) as { createSide(w: World, say: (m: Message) => Reply): Side };
      return createSide(own, (message) => (exposed[1 - at] as Side).hear(message));
    };
    exposed.push(sideIn(main, 0), sideIn(isolated, 1));
    const [, contextBridge] = exposed;
    (isolated.evaluate(`(contextBridge) => { ${preload} }`) as (bridge: unknown) => void)(contextBridge);
    return JSON.parse(
      await (main.evaluate(`(async () => JSON.stringify(await (async () => { ${page} })()))()`) as Promise<string>),
    );
  },
};

interface Realm extends World {
  evaluate(text: string): unknown;
}

/** Creates a realm. A port in the realm reads each message, so that clones get the realm's own prototypes. */
function realm(): Realm {
  const context = createContext({ setTimeout });
  runInContext('globalThis.window = globalThis', context);
  return {
    evaluate: (text) => runInContext(text, context) as unknown,
    isProxy: types.isProxy,
    clone(value) {
      const { port1, port2 } = new MessageChannel();
      const inside = moveMessagePortToContext(port2, context);
      try {
        port1.postMessage(value);
        return receiveMessageOnPort(inside)?.message as unknown;
      } finally {
        port1.close();
      }
    },
  };
}
