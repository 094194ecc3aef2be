import { parseArgs } from 'node:util';

export interface HostOptions {
  /** 0 selects any free port. */
  readonly port: number;
  /** The folder of saves and settings. Default: the checkout's data folder, which its Electron app uses too. */
  readonly data: string | undefined;
  /** The seed of every new match, for tests and demonstrations. */
  readonly seed: string | undefined;
  /** A problem report to open. */
  readonly report: string | undefined;
  /** Whether to start read-only if another process has the saves open, instead of opening that process's page. */
  readonly look: boolean;
  /** Whether to open the default browser. */
  readonly open: boolean;
}

const PORTS = 65_535;

/** Parses the command line. Throws a readable error for an unknown option, a missing value or an invalid port. */
export function readOptions(args: string[]): HostOptions {
  const { port, data, seed, report, look, 'no-open': closed } = parse(args);
  if (!/^\d{1,5}$/.test(port) || Number(port) > PORTS)
    throw new Error(`“${port}” is not a valid port. Use a number from 1 to ${PORTS}, or 0 for any free port.`);
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
    // The rest of Node's message is about positional arguments.
    const [what] = (error as Error).message.split(/\.\s/);
    throw new Error(
      `${what}. The options are --port N, --data FOLDER, --seed TEXT, --report FILE, --look and --no-open.`,
      {
        cause: error,
      },
    );
  }
}
