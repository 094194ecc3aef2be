import { parseArgs } from 'node:util';

/** What the web host can be told on its command line. */
export interface HostOptions {
  /** The port to listen on; 0 for any that is free. */
  readonly port: number;
  /** The folder of saves and settings, if another than the person's own. */
  readonly data: string | undefined;
  /** The seed of every new match: for tests and for showing a game again. */
  readonly seed: string | undefined;
  /** A report of a problem, to open at its decision. */
  readonly report: string | undefined;
  /** Where another process has the saves open: look at them all the same, instead of showing that one. */
  readonly look: boolean;
  /** Whether to open the system's browser. */
  readonly open: boolean;
}

const PORTS = 65_535;

/** Reads the command line. Throws a sentence about an option there is not, one without its value, or a port that is none. */
export function readOptions(args: string[]): HostOptions {
  const { port, data, seed, report, look, 'no-open': closed } = parse(args);
  if (!/^\d{1,5}$/.test(port) || Number(port) > PORTS)
    throw new Error(`“${port}” is no port: it is a number from 1 to ${PORTS}, or 0 for any that is free.`);
  return { port: Number(port), data, seed, report, look, open: !closed };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string', default: '0' },
        data: { type: 'string' },
        seed: { type: 'string' },
        report: { type: 'string' },
        look: { type: 'boolean', default: false },
        'no-open': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    // Node's first sentence says what is wrong; those after it speak of positional arguments.
    const [what] = (error as Error).message.split(/\.\s/);
    throw new Error(`${what}. There are --port N, --data FOLDER, --seed TEXT, --report FILE, --look and --no-open.`, {
      cause: error,
    });
  }
}
