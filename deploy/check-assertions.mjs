// check-assertions.mjs [FILE...] - no assertion in a test can hold by accident. The type checker knows what is a
// promise: to assert, compare or negate one, to branch on one, or to drop one is fine whatever comes of it, and so is
// asserting a literal or a function, or what falls back on one (`x ?? true`), and comparing a value with itself. And
// every test can fail: its body asserts or throws, or calls what does. What is wrong is printed, and the end is 1.
// `make lint` runs it; a promise that is dropped on purpose is marked with `void`.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const ts = createRequire(new URL('../frontend/package.json', import.meta.url))('typescript');
const { SyntaxKind: KIND } = ts;
const root = fileURLToPath(new URL('..', import.meta.url));
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'tests'], { cwd: root, encoding: 'utf8' });
const paths = listed.split('\n')
  .filter((path) => /^tests\/(api|browser|cli|faces|checks|lib|games)\/.*\.m?js$/.test(path));

/* The types of Node and of the browser's driver are worth the time to read them; other packages count as unknown. */
const KNOWN = /^\.|^node:|^playwright-core$/;
const options = { allowJs: true, noEmit: true, strict: true, skipLibCheck: true, target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext, types: ['node'], typeRoots: [`${root}tests/node_modules/@types`] };
const host = ts.createCompilerHost(options);
host.resolveModuleNameLiterals = (names, from) => names.map(({ text }) =>
  (KNOWN.test(text) ? ts.resolveModuleName(text, from, options, host) : { resolvedModule: undefined }));

const REGISTERING = /^(test|it|describe|suite|before|after|beforeEach|afterEach)\b/;
const NEVER_FALSE = new Set([KIND.StringLiteral, KIND.TemplateExpression, KIND.NumericLiteral, KIND.TrueKeyword,
  KIND.ArrayLiteralExpression, KIND.ObjectLiteralExpression, KIND.ArrowFunction, KIND.FunctionExpression,
  KIND.NewExpression]);
const COMPARING = new Set([KIND.EqualsEqualsEqualsToken, KIND.ExclamationEqualsEqualsToken, KIND.LessThanToken,
  KIND.GreaterThanToken]);

const files = process.argv.length > 2 ? process.argv.slice(2) : paths.map((path) => root + path);
const program = ts.createProgram(files, options, host);
const checker = program.getTypeChecker();
const sources = files.map((path) => program.getSourceFile(path));
const found = [];

function complain(node, why) {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  const text = node.getText().split('\n')[0].slice(0, 100);
  found.push(`${file.fileName.replace(root, '')}:${line + 1}: ${why}: ${text}`);
}

function each(node, look) {
  look(node);
  ts.forEachChild(node, (child) => each(child, look));
}

// ---- promises and what is never false -------------------------------------------------------------------------------

function is_promise(node) {
  const type = checker.getTypeAtLocation(node);
  return (type.isUnion() ? type.types : [type]).some(({ symbol }) => symbol?.name === 'Promise');
}

/* What cannot be false: a literal, a function, and what has one of them to fall back on. */
function is_never_false(node) {
  const falls_back = ts.isBinaryExpression(node)
    && [KIND.BarBarToken, KIND.QuestionQuestionToken].includes(node.operatorToken.kind);
  if (falls_back) return is_never_false(node.right);
  return NEVER_FALSE.has(node.kind) || checker.getTypeAtLocation(node).getCallSignatures().length > 0;
}

/* The parts of two literals that are compared with each other; what is no literal is compared whole. */
function compared(one, other) {
  if (ts.isArrayLiteralExpression(one) && ts.isArrayLiteralExpression(other))
    return one.elements.flatMap((part, i) => (other.elements[i] ? compared(part, other.elements[i]) : []));
  if (!ts.isObjectLiteralExpression(one) || !ts.isObjectLiteralExpression(other)) return [[one, other]];
  const value_of = (part) => part.initializer ?? part.name ?? part;
  const named = new Map(other.properties.map((part) => [part.name?.getText(), value_of(part)]));
  return one.properties.flatMap((part) => compared(value_of(part), named.get(part.name?.getText()) ?? part));
}

/* Whether the arena was asked for it: what a loop or a parameter names stands on both sides only to be read in the
 * message. */
function is_answer(node) {
  let root_of = node;
  while (root_of.expression) root_of = root_of.expression;
  const short = ts.isShorthandPropertyAssignment(root_of.parent);
  const symbol = short ? checker.getShorthandAssignmentValueSymbol(root_of.parent)
    : checker.getSymbolAtLocation(root_of);
  let place = symbol?.valueDeclaration;
  while (place && (ts.isBindingElement(place) || ts.isBindingPattern(place))) place = place.parent;
  return place && ts.isVariableDeclaration(place) && /\bawait\b/.test(place.initializer?.getText() ?? '');
}

const VALUES = new Set([KIND.Identifier, KIND.PropertyAccessExpression, KIND.ElementAccessExpression]);
const is_itself = ([one, other]) => VALUES.has(one.kind) && one.getText() === other.getText() && is_answer(one);

function look_at_equality(call) {
  const [one, other] = call.arguments;
  if (!other || !/^assert\.(deep)?(strict)?equal$/i.test(call.expression.getText())) return;
  for (const [part] of compared(one, other).filter(is_itself)) complain(part, 'this is compared with itself');
}

function look_at_assertion(call) {
  const callee = call.expression.getText();
  if (!/^assert\b/.test(callee) || /rejects?$/i.test(callee)) return;
  if (call.arguments.slice(0, 2).some(is_promise)) complain(call, 'a promise is asserted');
  look_at_equality(call);
  const [claim] = call.arguments;
  if (!/^assert(\.ok)?$/.test(callee) || !claim) return;
  if (is_never_false(claim)) complain(call, 'this is never false');
}

/* What decides in a statement or an expression. */
const DECIDING = {
  [KIND.IfStatement]: (node) => [node.expression],
  [KIND.WhileStatement]: (node) => [node.expression],
  [KIND.ConditionalExpression]: (node) => [node.condition],
  [KIND.PrefixUnaryExpression]: (node) => (node.operator === KIND.ExclamationToken ? [node.operand] : []),
  [KIND.BinaryExpression]: (node) => (COMPARING.has(node.operatorToken.kind) ? [node.left, node.right] : []),
};

function look_at_statement({ kind, expression: call }) {
  if (kind !== KIND.ExpressionStatement || call.kind !== KIND.CallExpression) return;
  const callee = call.expression.getText();
  const is_seen_to = REGISTERING.test(callee) || /\.(then|catch|finally)$/.test(callee);
  if (!is_seen_to && is_promise(call)) complain(call, 'nobody waits for this');
}

function look(node) {
  if (node.kind === KIND.CallExpression) look_at_assertion(node);
  look_at_statement(node);
  for (const part of DECIDING[node.kind]?.(node) ?? []) if (is_promise(part)) complain(node, 'a promise decides');
}

// ---- tests that cannot fail -----------------------------------------------------------------------------------------

/** The names that a body calls; `assert` stands for whatever can fail by itself. */
function calls_of(body) {
  const names = new Set();
  each(body, (node) => {
    if (node.kind === KIND.ThrowStatement) names.add('assert');
    if (node.kind !== KIND.CallExpression) return;
    const callee = node.expression.getText();
    names.add(/^assert\b/.test(callee) || /\bwaitFor\w*$/.test(callee) ? 'assert' : callee.replace(/^.*\./s, ''));
  });
  return names;
}

/** The names of all functions that can fail a test, themselves or through one that they call. */
function failing_names() {
  const called_in = new Map();
  for (const source of sources) {
    each(source, (node) => {
      if (!ts.isFunctionLike(node) || !node.body) return;
      const name = (node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : null))?.getText();
      if (name) called_in.set(name, new Set([...(called_in.get(name) ?? []), ...calls_of(node.body)]));
    });
  }
  const failing = new Set(['assert']);
  for (let before = 0; before < failing.size;) {
    before = failing.size;
    for (const [name, called] of called_in) if ([...called].some((one) => failing.has(one))) failing.add(name);
  }
  return failing;
}

function look_at_test(call, failing) {
  const body = call.arguments.at(-1);
  if (!/^(test|it)$/.test(call.expression.getText()) || !body || !ts.isFunctionLike(body)) return;
  if (![...calls_of(body)].some((name) => failing.has(name))) complain(call, 'this test cannot fail');
}

const failing = failing_names();
for (const source of sources) {
  each(source, (node) => {
    look(node);
    if (node.kind === KIND.CallExpression) look_at_test(node, failing);
  });
}
for (const line of found) console.log(line);
process.exitCode = found.length ? 1 : 0;
