import { readFileSync } from 'node:fs';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';

/** Returns the text of a module that imports only types, as an expression that evaluates to its exports. */
function sourceOf(file: string): string {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const compilerOptions = { module: ModuleKind.CommonJS, target: ScriptTarget.ES2023, removeComments: true };
  const { outputText } = transpileModule(text, { compilerOptions });
  return `((exports) => { ${outputText}\nreturn exports; })({})`;
}

export const BRIDGE_SOURCE = sourceOf('context-bridge.ts');

const EVENTS_SOURCE = sourceOf('context-bridge-events.ts');

/**
 * Returns one world's side of the bridge in a page, as an expression that evaluates to a {@link Side}. The main world's
 * must be evaluated before any script of the page. Both sides need the same name, which the page must not know.
 */
export function sideInPage(name: string, here: 'main' | 'preload'): string {
  return `${EVENTS_SOURCE}.joinByEvents(${BRIDGE_SOURCE}.createSide, { clone: (value) => structuredClone(value) }, ${JSON.stringify(name)}, '${here}')`;
}
