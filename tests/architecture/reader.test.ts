import ts from 'typescript';
import { expect, test } from 'vitest';
import { SOURCES } from './sources';
import type { Source } from './sources';

/** The imports of a file as TypeScript's own parser finds them; type-only ones apart. */
function parsed({ path, text }: Source): { to: string; typeOnly: boolean }[] {
  const code = path.endsWith('.vue')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join('\n')
    : text;
  const found: { to: string; typeOnly: boolean }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) found.push({ to: textOf(node.moduleSpecifier), typeOnly: isTypeOnly(node) });
    if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      found.push({ to: textOf(node.moduleSpecifier), typeOnly: node.isTypeOnly });
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push({ to: textOf(node.arguments[0]), typeOnly: false });
    if (ts.isImportTypeNode(node)) found.push({ to: node.argument.getText(), typeOnly: true });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true));
  return found;
}

function isTypeOnly({ importClause }: ts.ImportDeclaration): boolean {
  return importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  throw new Error(`Not a plain module name: ${node.getText()}`);
}

test('the reader of imports finds what TypeScript’s parser finds, in every file', () => {
  for (const source of SOURCES) {
    const theirs = parsed(source).map(({ to, typeOnly }) => `${lastPart(to)} ${typeOnly}`);
    const ours = source.imports.map(({ to, typeOnly }) => `${lastPart(to)} ${typeOnly}`);
    expect(ours.sort(), source.path).toEqual(theirs.sort());
  }
});

test('no module is loaded by another way', () => {
  const found = SOURCES.filter(({ text }) => /\brequire\(|\bimportScripts\(|\bimport\((?!')/.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

/** The file's own name: the reader resolves paths, the parser does not. */
function lastPart(to: string): string {
  return (to.split('/').at(-1) ?? to).replace(/\.ts$/, '');
}
