import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { endProcess, output } from './host';
import type { Ground, Host } from './host';

/** The web host's port and additions to the page's address. */
interface Place extends Pick<Ground, 'page' | 'home'> {
  /** The port. Default: chosen by the system. */
  readonly port?: number;
  /** Appended to the address, such as `&still`. */
  readonly query?: string;
}

/** Runs the built web host of `checkout` in a separate process. */
export function webHost({ page, home, port, query = '' }: Place, checkout = '.'): Host {
  let running: ChildProcess | undefined;
  return {
    data: home,
    own: ['127.0.0.1'],
    async start({ seed, args = [] }) {
      const seeded = seed ? ['--seed', seed] : [];
      const served = port === undefined ? [] : ['--port', String(port)];
      const options = ['--no-open', '--data', home, ...served, ...seeded, ...args];
      running = spawn(process.execPath, [join(checkout, 'dist/web/host.mjs'), ...options]);
      await page.goto(`${await addressOf(running)}${query}`);
    },
    async kill() {
      await endProcess(running);
      running = undefined;
    },
  };
}

function addressOf(host: ChildProcess): Promise<string> {
  const { text, ended } = output(host);
  const address = new Promise<string>((resolve) => {
    host.stdout?.on('data', () => {
      const found = /http:\S+/.exec(text());
      if (found) resolve(found[0]);
    });
  });
  return Promise.race([address, ended]);
}
