// Finds the places in a syntax tree where a condition can be changed slightly.
import ts from 'typescript';

const K = ts.SyntaxKind;
const text = (token) => ts.tokenToString(token);
/** The replacement of each operator, for example `<=` for `<`, `||` for `&&`, and `-` for `+`. */
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

const COMPARISONS = new Set([
  K.LessThanToken,
  K.LessThanEqualsToken,
  K.GreaterThanToken,
  K.GreaterThanEqualsToken,
  K.EqualsEqualsEqualsToken,
  K.ExclamationEqualsEqualsToken,
]);

/**
 * Lists the changes to a file's predicates (functions whose name begins with `whyNot`), in text order. Each has the
 * name of the function that contains it, the kind of change (`how`), the replaced text, and the replacement.
 */
export function sitesOf(path, source) {
  const { file, add, sites } = collector(path, source);
  const visit = (node) => {
    const name = node.name && ts.isIdentifier(node.name) ? node.name.text : '';
    const body = ts.isFunctionDeclaration(node) ? node.body : ts.isVariableDeclaration(node) && node.initializer;
    if (name.startsWith('whyNot') && body) steps(body, name);
    else ts.forEachChild(node, visit);
  };
  const steps = (node, name) => {
    for (const step of stepsAt(node, file)) add(name, step);
    ts.forEachChild(node, (child) => steps(child, name));
  };
  visit(file);
  return sites;
}

/**
 * Lists the changes to all conditions of a file, in any function. Includes negations of conditions without an operator.
 * Numbers and sums outside conditions (sizes, colours, delays) stay unchanged.
 */
export function conditionsOf(path, source) {
  const { file, add, sites } = collector(path, source);
  const visit = (node, name) => {
    const inside = functionName(node) ?? name;
    for (const step of stepsAt(node, file)) if (isCondition(step, node)) add(inside, step);
    if (isBareCondition(node)) {
      add(inside, ['negate', node.getStart(file), node.getEnd(), `!${node.getText(file)}`]);
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(file, '');
  return sites;
}

function collector(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const sites = [];
  const add = (inside, [how, start, end, put]) => {
    const { line } = file.getLineAndCharacterOfPosition(start);
    sites.push({ path, inside, how, line: line + 1, start, end, put, was: source.slice(start, end) });
  };
  return { file, add, sites };
}

/**
 * The name of the function that a node declares, even if it is passed to a call (`const next = computed(() => …)`);
 * otherwise undefined.
 */
function functionName(node) {
  const isFunction = (value) =>
    value &&
    (ts.isArrowFunction(value) ||
      ts.isFunctionExpression(value) ||
      (ts.isCallExpression(value) && value.arguments.some(isFunction)));
  const named =
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ((ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && isFunction(node.initializer));
  return named && node.name && ts.isIdentifier(node.name) ? node.name.text : undefined;
}

/**
 * Whether a change affects a condition. A number or a sum only counts if it is compared and is not an index or a name.
 */
function isCondition([how], node) {
  const isSum = ts.isBinaryExpression(node) && [K.PlusToken, K.MinusToken].includes(node.operatorToken.kind);
  if (how !== 'step' && !(how === 'swap' && isSum)) return true;
  let at = node;
  while (
    ts.isBinaryExpression(at.parent) ||
    ts.isParenthesizedExpression(at.parent) ||
    ts.isPrefixUnaryExpression(at.parent)
  ) {
    at = at.parent;
    if (ts.isBinaryExpression(at) && COMPARISONS.has(at.operatorToken.kind)) return true;
  }
  return false;
}

/** Whether a node is a condition, or a part of one, without an operator to change: a name, a property or a call. */
function isBareCondition(node) {
  const { parent } = node;
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node) && !ts.isCallExpression(node)) return false;
  if (ts.isIfStatement(parent)) return parent.expression === node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  return (
    ts.isBinaryExpression(parent) && parent.operatorToken.kind === K.AmpersandAmpersandToken && parent.left === node
  );
}

/** The mutations of one node, each as [kind, start, end, replacement]. */
function stepsAt(node, file) {
  const spans = (piece) => [piece.getStart(file), piece.getEnd()];
  const found = [];
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken: token } = node;
    const other = SWAPS.has(token.kind) && text(SWAPS.get(token.kind));
    const swapped = `${left.getText(file)} ${other} ${right.getText(file)}`;
    // The conjunction is put in parentheses, because `??` cannot be combined with it otherwise.
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
    // Includes the other operand, because a number alone does not identify the place.
    const [start, end] = spans(wholeOf(node));
    const source = file.text;
    for (const by of [1, -1]) {
      const put = `${source.slice(start, node.getStart(file))}(${Number(node.text) + by})${source.slice(node.end, end)}`;
      found.push(['step', start, end, put]);
    }
  }
  return found;
}

/** The comparison or sum that contains an expression, or the expression itself. */
function wholeOf(node) {
  const { parent } = node;
  return ts.isBinaryExpression(parent) && !CLAUSES.has(parent.operatorToken.kind) ? wholeOf(parent) : node;
}
