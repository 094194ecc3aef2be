import { basename } from 'node:path';
import { parseArgs } from 'node:util';

type Usual = Readonly<Record<string, string | number | boolean>>;

/** What a command line says, by name: of the kind its usual value has. */
export type Arguments<U extends Usual> = {
  readonly [Name in keyof U]: U[Name] extends string ? string : U[Name] extends number ? number : boolean;
};

/**
 * Reads `--name value`, `--name=value` and `--flag`; what is not named has its usual value. Throws what is wrong in a sentence when an
 * option is unknown or without its value, or where a number is wanted and none from 0 is given.
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

/** The same of this process's own command line; with `--help` it says what there is, and ends. */
export function commandLine<const U extends Usual>(usual: U): Arguments<U> {
  if (process.argv.includes('--help')) {
    console.log(helpOf(basename(process.argv[1], '.mjs'), usual));
    process.exit(0);
  }
  return understood(() => argumentsOf(process.argv.slice(2), usual));
}

/** The options of a tool, a line each, with their defaults. */
export function helpOf(tool: string, usual: Usual): string {
  const lines = Object.entries(usual).map(([name, value]) => {
    if (typeof value === 'boolean') return `  --${name}`;
    const kind = typeof value === 'number' ? 'N' : 'TEXT';
    return `  --${name} ${kind}${value === '' ? '' : `  (${value})`}`;
  });
  return [`Options of ${tool}, with their defaults in brackets:`, ...lines].join('\n');
}

/** What is made of a command line; what is wrong with it is said in a sentence, without a trace, and ends the process with 2. */
export function understood<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} is a whole number.`);
  return Number(text);
}
