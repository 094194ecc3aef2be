// The options of `npm start`, and the program that each is passed to.
import { parseArgs } from 'node:util';

/**
 * The program that uses each option: this command, Electron, the web host, or both shells. `value` is the name of the
 * option's argument.
 */
const OPTIONS = {
  web: { to: 'start' },
  electron: { to: 'start' },
  out: { to: 'start', value: 'FOLDER' },
  report: { to: 'both', value: 'FILE' },
  'no-sandbox': { to: 'electron' },
  port: { to: 'web', value: 'N' },
  data: { to: 'web', value: 'FOLDER' },
  seed: { to: 'web', value: 'TEXT' },
  look: { to: 'web' },
  'no-open': { to: 'web' },
};

/**
 * Parses the command line and sorts the options by program. Arguments after `--` are passed to Electron unchanged.
 * Throws for an unknown option or a missing value.
 */
export function readOptions(args) {
  const options = Object.fromEntries(
    Object.entries(OPTIONS).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]),
  );
  const end = args.indexOf('--');
  const [own, more] = end < 0 ? [args, []] : [args.slice(0, end), args.slice(end + 1)];
  let values;
  try {
    values = parseArgs({ args: own, options, strict: true }).values;
  } catch (error) {
    const all = Object.entries(OPTIONS).map(([name, { value }]) => `--${name}${value ? ` ${value}` : ''}`);
    throw new Error(`${error.message.split(/\.\s/)[0]}. The options are ${all.join(', ')}.`, { cause: error });
  }
  const argumentsFor = (to) =>
    Object.entries(values)
      .filter(([name]) => OPTIONS[name].to === to)
      .map(([name, value]) => (value === true ? `--${name}` : `--${name}=${value}`));
  return {
    web: values.web ?? false,
    insist: values.electron ?? false,
    out: values.out,
    forBoth: argumentsFor('both'),
    forWeb: argumentsFor('web'),
    forElectron: [...argumentsFor('electron'), ...more],
  };
}
