import { createInterface } from 'node:readline';
import { createSession } from './session';
import { GAME_ENTRIES } from '../../src/engine/games/registry';

if (process.argv.includes('--help')) {
  console.log(
    'Reads one JSON request per line from standard input and answers each with one line. “quit” exits. See docs/console.md.',
  );
  process.exit(0);
}

/**
 * The engine console on standard input and output. Answers each line with one line, until `quit` or the end of input.
 */
const session = createSession({ games: GAME_ENTRIES, now: () => performance.now() });
const input = createInterface({ input: process.stdin, crlfDelay: Infinity });

for await (const line of input) {
  if (line.trim() === '') continue;
  const { answer, quit } = session.handle(line);
  process.stdout.write(`${answer}\n`);
  if (quit) break;
}
input.close();
