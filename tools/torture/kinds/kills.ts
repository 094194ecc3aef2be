import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Result } from '../../../src/ipc/refusals';
import { RefusedCommand } from '../../harness/test-app';
import { connect, enter } from '../../harness/page';
import { Fault } from '../round';
import type { StressTest } from '../round';
import { begin, compare, isSame, look, step, VOYAGE } from '../session';
import type { Asked, VisibleMatch } from '../session';

const KILLS = 5;
/** Maximum lifetime of a host after its page is ready, in ms. */
const LIFE = 500;

/** The host was killed during a request. */
class Gone extends Error {}

interface Host extends Asked {
  kill(): void;
  readonly ended: Promise<unknown>;
}

/** Starts a real host process, and a page connected to it. */
async function startHost(program: string, folder: string): Promise<Host> {
  const child: ChildProcess = spawn(process.execPath, [program, '--data', folder, '--no-open'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let said = '';
  const address = await new Promise<URL>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece) => {
        said += String(piece);
        const found = /http:\S+token=\S+/.exec(said);
        if (found && !said.includes('has these saves open')) resolve(new URL(found[0]));
      });
    void ended.then(() => reject(new Fault(`The host did not start: ${said}`)));
  });
  const page = await enter(address.href);
  const socket = await connect(page.socket, { ...page.cookie, origin: page.origin }, page.protocols);
  const waiting = new Map<number, { resolve: (result: Result<unknown>) => void; reject: (error: Error) => void }>();
  const gone = () => waiting.forEach(({ reject }) => reject(new Gone('The host has exited.')));
  let next = 1;
  socket.on('message', (data) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: Result<unknown> };
    waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  socket.on('close', gone).on('error', gone);
  return {
    ended,
    kill: () => void child.kill('SIGKILL'),
    async ask(command, argument) {
      if (socket.readyState !== WebSocket.OPEN) throw new Gone('The host has exited.');
      const id = next++;
      const result = await new Promise<Result<unknown>>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, command, argument }));
      });
      if (!result.ok) throw new RefusedCommand(result.error);
      return result.value as never;
    },
  };
}

/**
 * Kills a real host at random times and restarts it with the same folder. Every confirmed step must be in the save. The
 * step in progress may be saved completely, up to one of its moves, or not at all.
 */
export const kills = (program: string): StressTest => ({
  name: 'kills',
  async round({ chance, figures, folder }) {
    if (!existsSync(program)) throw new Error(`${program} is not built. Run npm run build.`);
    let seen: VisibleMatch | undefined;
    /** Whether a step was sent and whether it was confirmed, since `seen` was read. */
    let [asked, answered] = [false, false];
    for (let i = 0; i <= KILLS; i++) {
      const host = await startHost(program, folder);
      const killed = i < KILLS && setTimeout(host.kill, chance.below(LIFE));
      try {
        if (seen) {
          const { table, log, notice } = await host.ask('matches.open', { match: seen.table.match });
          const found = { table, log };
          if (notice === 'torn-line') figures.add('torn lines');
          if (answered && isSame(found, seen)) figures.lost('a confirmed step');
          if (!asked) compare(figures, 'after a kill', found, seen);
          else if (Math.abs(table.ply - seen.table.ply) > VOYAGE)
            compare(figures, 'after a kill during a step', found, seen);
          else figures.add('positions compared');
          const { fault } = await host.ask('saves.check', { match: table.match });
          if (fault) throw new Fault(`The save is damaged in line ${fault.line}: ${fault.reason}`);
          [seen, asked, answered] = [found, false, false];
        }
        seen ??= await begin(host, chance);
        for (let steps = 0; killed || steps < 5; steps++) {
          asked = true;
          await step(host, seen, chance);
          answered = true;
          figures.add('acknowledged');
          seen = await look(host, seen.table.match);
          [asked, answered] = [false, false];
        }
      } catch (error) {
        if (!(error instanceof Gone)) throw error;
        figures.add('kills');
      } finally {
        if (killed) clearTimeout(killed);
        host.kill();
        await host.ended;
      }
    }
  },
});
