import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { endProcess, output } from './host';
import type { Ground, Host } from './host';

/** The web host, in a process of its own, as it is built in `checkout`. */
export function webHost({ page, home }: Pick<Ground, 'page' | 'home'>, checkout = '.'): Host {
  let running: ChildProcess | undefined;
  return {
    data: home,
    own: ['127.0.0.1'],
    async start({ seed, args = [] }) {
      const seeded = seed ? ['--seed', seed] : [];
      const options = ['--no-open', '--data', home, ...seeded, ...args];
      running = spawn(process.execPath, [join(checkout, 'dist/web/host.mjs'), ...options]);
      await page.goto(await addressOf(running));
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
