import fc from 'fast-check';
import { BadSave } from '../../../src/engine/core/errors';
import { checkSave, repairSave } from '../../../src/engine/core/check';
import type { AnyGame } from '../../../src/engine/core/game';
import { readSave } from '../../../src/engine/core/load';
import type { Loaded } from '../../../src/engine/core/load';
import { positionHash } from '../../../src/engine/core/match';
import { hashText } from '../../../src/engine/core/hash';
import { findGame } from '../../../src/engine/games/registry';
import { openTestApp } from '../../harness/test-app';
import { Fault } from '../round';
import type { Chance, Figures, StressTest } from '../round';
import { begin, look, step } from '../session';

/** Texts that are known to break JSON parsers. */
const HOSTILE = [
  '{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}', '1e999', '-1e999', '9007199254740993', '-0',
  '1e-7', '"\\u0000"', '"\\ud800"', 'null', 'true', '[]', '{}', '""', `"${'x'.repeat(5000)}"`, '0.1', '-1', '4294967296',
  `${'['.repeat(5000)}${']'.repeat(5000)}`, `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`, '{"type":"__proto__"}', '"toString"',
]; // prettier-ignore

/**
 * Reads damaged and forged saves. Each must be refused with line and reason, or read as a match that the rules allow.
 */
export const saves: StressTest = {
  name: 'saves',
  async round({ chance, figures, thin }) {
    const text = await someSave(chance);
    const whole = readSave(text, findGame);
    const hash = positionHash(whole.match);
    const lines = text.trimEnd().split('\n');

    for (let at = chance.below(thin); at < text.length; at += thin) {
      const flipped = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << chance.below(7))) + text.slice(at + 1);
      const loaded = read(flipped, figures);
      // A last line with unclosed braces counts as torn.
      if (loaded && (at < text.length - lines[lines.length - 1].length - 1 || !loaded.torn)) throw new Fault(`The changed byte at ${at} was not detected.`);
    } // prettier-ignore
    for (let length = chance.below(thin); length < text.length; length += thin) {
      const loaded = read(text.slice(0, length), figures);
      const least = lines[0].length;
      if (!loaded && length >= least) throw new Fault(`The save was refused after it was cut to ${length} characters.`);
      const whole = text[length] === '\n' ? length : text.lastIndexOf('\n', length - 1);
      if (loaded && loaded.text.length !== whole + 1)
        throw new Fault(`Of the save cut to ${length} characters, ${loaded.text.length} were accepted.`);
    }
    for (let i = 0; i < lines.length; i++) {
      const other = (i + 1 + chance.below(lines.length - 1)) % lines.length;
      const swapped = lines.map((line, at) => (at === i ? lines[other] : at === other ? lines[i] : line));
      const [without, twice] = [lines.toSpliced(i, 1), lines.toSpliced(i, 0, lines[i])];
      for (const [what, list] of Object.entries({ swapped, twice, ...(i < lines.length - 1 && { without }) }))
        if (read(joined(list), figures)) throw new Fault(`The change of line ${i + 1} (${what}) was not detected.`);
    }
    const bodies = lines.map((line) => line.replace(/,"sum":"[0-9a-f]{16}"\}$/, '}'));
    if (signed(bodies) !== text) throw new Fault('The forged checksums differ from the app’s checksums.');
    for (let i = 0; i < 300; i += thin) forge(bodies, chance, figures);
    if (chance.percent(5)) {
      const chain = Array.from({ length: 60_000 }, (_, i) => (i % 2 ? '{"redo":1}' : '{"undo":1}'));
      if (read(signed([...bodies, '{"redo":1}', ...chain].filter((_, i) => i !== bodies.length)), figures))
        throw new Fault('A forged chain of undos was accepted.');
      figures.add('undo chains');
    }
    if (positionHash(readSave(text, findGame).match) !== hash)
      throw new Fault('Reading the same save again gave a different match.');
    if ('polluted' in {}) throw new Fault('A save has changed Object.prototype.');
  },
};

async function someSave(chance: Chance): Promise<string> {
  const app = openTestApp();
  let seen = await begin(app, chance);
  for (let i = 0; i < 22; i++) {
    await step(app, seen, chance);
    seen = await look(app, seen.table.match);
  }
  return [...app.files.disk.values()][0];
}

const joined = (lines: readonly string[]) => `${lines.join('\n')}\n`;

/** Lines with valid checksums, as a forger would write them. */
function signed(bodies: readonly string[]): string {
  let sum = '';
  return joined(
    bodies.map((body) => {
      sum = hashText(sum + body);
      return `${body.slice(0, -1)},"sum":"${sum}"}`;
    }),
  );
}

/** Reads text with all readers. They must agree, and may only throw {@link BadSave}. */
function read(text: string, figures: Figures): Loaded | undefined {
  figures.add('texts');
  const { fault, moves } = checkSave(text, findGame);
  try {
    const loaded = readSave(text, findGame);
    if (fault) throw new Fault(`The save was read, but the check reports: ${fault.reason}`);
    const { position, log } = loaded.match;
    const game: AnyGame = loaded.match.game;
    game.check(position);
    if (log.length !== moves) throw new Fault(`The save has ${log.length} moves, but the check counted ${moves}.`);
    figures.add('positions compared');
    return loaded;
  } catch (error) {
    if (!(error instanceof BadSave)) throw error;
    if (!fault || fault.line !== error.line)
      throw new Fault(`Line ${error.line} was refused, but the check did not report it.`);
    if (fault.move > 0 && repairSave(text, findGame).match.log.length !== moves)
      throw new Fault('The repaired save and the check differ in the number of moves.');
    return undefined;
  }
}

function forge(bodies: readonly string[], chance: Chance, figures: Figures): void {
  const at = chance.below(bodies.length);
  const changed = [...bodies];
  changed[at] = chance.pick([hostile, random, shuffled])(bodies[at], chance, bodies);
  if (!changed[at].endsWith('}')) changed[at] = '{}';
  read(signed(changed), figures);
}

/** Replaces a value in a line with one that breaks parsers. */
function hostile(body: string, chance: Chance): string {
  const values = [...body.matchAll(/:("[^"]*"|-?\d+|true|false|null|\[[^[\]{}]*\])/g)];
  if (values.length === 0) return `{"move":${chance.pick(HOSTILE)}}`;
  const { index, 0: found } = chance.pick(values);
  return `${body.slice(0, index + 1)}${chance.pick(HOSTILE)}${body.slice(index + found.length)}`;
}

/** A random JSON object, or the line with an extra field. */
function random(body: string, chance: Chance): string {
  const [value] = fc.sample(fc.json({ maxDepth: 4 }), { seed: chance.seed(), numRuns: 1 });
  if (chance.percent(50)) return value;
  return `{${JSON.stringify(chance.pick(['seat', 'move', 'note', 'luck', 'end', 'resign', 'undo', '__proto__', 'x']))}:${value},${body.slice(1)}`;
}

/** Another line of the save, or this line with another seat or other luck. */
function shuffled(body: string, chance: Chance, bodies: readonly string[]): string {
  if (chance.percent(30)) return chance.pick(bodies);
  return body
    .replace(/"seat":\d/, `"seat":${chance.below(9)}`)
    .replace(/"chance":\[[^\]]*\]/, () => (chance.percent(50) ? `"chance":[${chance.below(8)}]` : '"chance":[]'));
}
