import { basename } from 'node:path';
import { parseArgs } from 'node:util';

type Usual = Readonly<Record<string, string | number | boolean>>;

/** Command line values by option name, with the types of the defaults. */
export type Arguments<U extends Usual> = {
  readonly [Name in keyof U]: U[Name] extends string ? string : U[Name] extends number ? number : boolean;
};

/**
 * Parses `--name value`, `--name=value` and `--flag`. Missing options get their defaults. Throws an error with a
 * readable message for an unknown option, a missing value, or an invalid or negative number.
 */
export function argumentsOf<const U extends Usual>(args: readonly string[], usual: U): Arguments<U> {
  const options = Object.fromEntries(
    Object.entries(usual).map(([name, { constructor }]) => [
      name,
      { type: constructor === Boolean ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { values } = parseArgs({ args: [...args], options });
  const given = Object.entries(values).map(([name, value]) => [
    name,
    typeof usual[name] === 'number' ? wholeNumber(name, String(value)) : value,
  ]);
  return { ...usual, ...Object.fromEntries(given) } as Arguments<U>;
}

/** Parses this process's command line. `--help` prints the options and exits. */
export function commandLine<const U extends Usual>(usual: U): Arguments<U> {
  if (process.argv.includes('--help')) {
    console.log(helpOf(basename(process.argv[1], '.mjs'), usual));
    process.exit(0);
  }
  return understood(() => argumentsOf(process.argv.slice(2), usual));
}

/** A tool's options with their defaults, one per line. */
export function helpOf(tool: string, usual: Usual): string {
  const lines = Object.entries(usual).map(([name, value]) => {
    if (typeof value === 'boolean') return `  --${name}`;
    const kind = typeof value === 'number' ? 'N' : 'TEXT';
    return `  --${name} ${kind}${value === '' ? '' : `  (${value})`}`;
  });
  return [`Options of ${tool} (defaults in parentheses):`, ...lines].join('\n');
}

/** Returns the result of `make`. If it throws, prints the message without a stack trace and exits with 2. */
export function understood<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} must be a whole number.`);
  return Number(text);
}
