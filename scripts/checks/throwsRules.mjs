import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { sourceFiles } from './files.mjs';

const isAside = /[.](test|stories|fixtures)[.]tsx?$/;

/**
 * Every exported function that throws a `Problem` whose code its `@throws` doesn't name. The codes
 * are those that the function creates itself, or a function of the same file that isn't exported.
 */
export function throwsRules(root) {
  return [...sourceFiles(root, '.ts'), ...sourceFiles(root, '.tsx')]
    .filter((file) => !isAside.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      return /new Problem\(|\binvalid\(/.test(code) ? undocumented(file, code) : [];
    });
}

function undocumented(file, code) {
  const { program, comments } = parseSync(file, code);
  const functions = new Map(program.body.flatMap(functionsOf).map((it) => [it.name, it]));
  return [...functions.values()].flatMap((it) => {
    if (!it.isExported) return [];
    const named = throwsTags(docstringBefore(code, comments, it.start));
    return [...codesOf(it, functions)]
      .filter((problem) => !named.includes(`\`${problem}\``))
      .toSorted()
      .map((problem) => `${file}: ${it.name} throws ${problem}, which its @throws doesn't name`);
  });
}

/** The functions that a statement declares: name, body, and where the statement starts. */
function functionsOf(statement) {
  const isExported = statement.type === 'ExportNamedDeclaration';
  const declaration = isExported ? statement.declaration : statement;
  const { start } = statement;
  if (declaration?.type === 'FunctionDeclaration')
    return [{ name: declaration.id.name, body: declaration.body, start, isExported }];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations
    .filter(({ init }) => /Function/.test(init?.type ?? ''))
    .map(({ id, init }) => ({ name: id.name, body: init.body, start, isExported }));
}

/** The codes of the problems that a function throws. */
function codesOf({ name, body }, functions, seen = new Set()) {
  const codes = new Set();
  if (seen.has(name)) return codes;
  seen.add(name);
  const add = (found) => found.forEach((code) => codes.add(code));
  walk(body, (node) => {
    if (node.type === 'ThrowStatement') add(problemsIn(node.argument));
    if (node.type !== 'CallExpression') return;
    if (node.callee.property?.name === 'reject')
      node.arguments.forEach((it) => add(problemsIn(it)));
    const local = functions.get(node.callee.name);
    if (local && !local.isExported) add(codesOf(local, functions, seen));
  });
  return codes;
}

function problemsIn(thrown) {
  const codes = [];
  walk(thrown, ({ type, callee, arguments: [code] = [] }) => {
    if (type === 'NewExpression' && callee.name === 'Problem' && typeof code?.value === 'string')
      codes.push(code.value);
    if (type === 'CallExpression' && callee.name === 'invalid') codes.push('invalid');
  });
  return codes;
}

/** Visits a node and all below it, without functions that are returned or handle requests: they throw later. */
function walk(node, visit, parent) {
  if (typeof node?.type !== 'string') return;
  const isReturned = /^(Property|ReturnStatement|ArrowFunctionExpression)$/.test(parent?.type);
  const isHandler = /^(all|use|get|post)$/.test(parent?.callee?.property?.name);
  if ((isReturned || isHandler) && /Function/.test(node.type)) return;
  visit(node);
  for (const below of Object.values(node).flat()) walk(below, visit, node);
}

const docstringBefore = (code, comments, start) =>
  comments.findLast(({ end }) => end <= start && code.slice(end, start).trim() === '')?.value ?? '';

const throwsTags = (docstring) => (docstring.match(/@throws[^@]*/g) ?? []).join(' ');
