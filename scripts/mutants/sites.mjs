// Where a predicate can be changed by one small step, found in its syntax tree.
import ts from 'typescript';

const K = ts.SyntaxKind;
const text = (token) => ts.tokenToString(token);
/** What an operator is changed into: a comparison into its neighbour, a conjunction into its opposite. */
const SWAPS = new Map([
  [K.LessThanToken, K.LessThanEqualsToken],
  [K.LessThanEqualsToken, K.LessThanToken],
  [K.GreaterThanToken, K.GreaterThanEqualsToken],
  [K.GreaterThanEqualsToken, K.GreaterThanToken],
  [K.EqualsEqualsEqualsToken, K.ExclamationEqualsEqualsToken],
  [K.ExclamationEqualsEqualsToken, K.EqualsEqualsEqualsToken],
  [K.AmpersandAmpersandToken, K.BarBarToken],
  [K.BarBarToken, K.AmpersandAmpersandToken],
  [K.PlusToken, K.MinusToken],
  [K.MinusToken, K.PlusToken],
]);
const CLAUSES = new Set([K.AmpersandAmpersandToken, K.BarBarToken, K.QuestionQuestionToken]);

/**
 * Every way to change one of a file's predicates (functions whose name begins with `whyNot`) by one step, in the order of the text.
 * Each has the name of the predicate, what it does, and the piece of text it replaces.
 */
export function sitesOf(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const sites = [];
  const visit = (node) => {
    const name = node.name && ts.isIdentifier(node.name) ? node.name.text : '';
    const body = ts.isFunctionDeclaration(node) ? node.body : ts.isVariableDeclaration(node) && node.initializer;
    if (name.startsWith('whyNot') && body) steps(body, name);
    else ts.forEachChild(node, visit);
  };
  const steps = (node, name) => {
    for (const [how, start, end, put] of stepsAt(node, file)) {
      const { line } = file.getLineAndCharacterOfPosition(start);
      sites.push({ path, predicate: name, how, line: line + 1, start, end, put, was: source.slice(start, end) });
    }
    ts.forEachChild(node, (child) => steps(child, name));
  };
  visit(file);
  return sites;
}

/** The steps at one node, each as what it does, where the text it replaces begins and ends, and the text put there. */
function stepsAt(node, file) {
  const spans = (piece) => [piece.getStart(file), piece.getEnd()];
  const found = [];
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken: token } = node;
    const other = SWAPS.has(token.kind) && text(SWAPS.get(token.kind));
    const swapped = `${left.getText(file)} ${other} ${right.getText(file)}`;
    // A conjunction in brackets: `??` does not go with either without.
    if (other) found.push(['swap', ...spans(node), CLAUSES.has(token.kind) ? `(${swapped})` : swapped]);
    if (CLAUSES.has(token.kind)) {
      found.push(['drop', ...spans(node), right.getText(file)], ['drop', ...spans(node), left.getText(file)]);
    }
  }
  if (ts.isIfStatement(node)) found.push(['drop', ...spans(node.expression), 'false']);
  if (ts.isConditionalExpression(node)) {
    found.push(['drop', ...spans(node.condition), 'true'], ['drop', ...spans(node.condition), 'false']);
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken) {
    found.push(['negate', ...spans(node), node.operand.getText(file)]);
  }
  if (ts.isNumericLiteral(node)) {
    // With what it is compared with or added to: a number alone tells nobody which one it was.
    const [start, end] = spans(wholeOf(node));
    const source = file.text;
    for (const by of [1, -1]) {
      const put = `${source.slice(start, node.getStart(file))}(${Number(node.text) + by})${source.slice(node.end, end)}`;
      found.push(['step', start, end, put]);
    }
  }
  return found;
}

/** The comparison or sum an expression is part of, or itself. */
function wholeOf(node) {
  const { parent } = node;
  return ts.isBinaryExpression(parent) && !CLAUSES.has(parent.operatorToken.kind) ? wholeOf(parent) : node;
}
