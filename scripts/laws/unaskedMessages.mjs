import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { sourceFiles } from './files.mjs';

const isAside = /[.](test|stories|staging)[.]tsx?$/;

/**
 * Every message of an object of messages that no code asks for by its name. An object that is handed
 * on as a whole, or asked by a computed name, counts as asked for; single messages are knip's.
 */
export function unaskedMessages(root) {
  const files = [...sourceFiles(root, '.ts'), ...sourceFiles(root, '.tsx')]
    .filter((file) => !isAside.test(file))
    .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }))
    .filter(
      ({ code }) => code.includes('defaultMessage') || /\w[wW]ords\b|[mM]essages\b/.test(code),
    )
    .map(({ file, code }) => ({ file, program: parseSync(file, code).program }));
  const objects = files.flatMap(({ file, program }) =>
    objectsIn(program).map((it) => ({ file, ...it })),
  );
  const names = new Set(objects.map(({ name }) => name));
  const asked = new Set(files.flatMap(({ program }) => askedIn(program, names)));
  return objects.flatMap(({ file, name, entries }) =>
    asked.has(name)
      ? []
      : entries
          .filter(([key]) => !asked.has(`${name}.${key}`))
          .map(([, id]) => `${file} ${id}: nobody asks for it`),
  );
}

/** The objects of messages that a file declares: name, and key → id of each message. */
function objectsIn(program) {
  const found = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      const entries = id.type === 'Identifier' ? entriesOf(init) : [];
      if (entries.length > 0) found.push({ name: id.name, entries });
    },
  }).visit(program);
  return found;
}

const inner = (node) =>
  node?.type === 'CallExpression'
    ? inner(node.arguments[0])
    : node?.expression
      ? inner(node.expression)
      : node;

const keyOf = ({ key, computed }) => (computed ? undefined : (key?.name ?? key?.value));

function entriesOf(node) {
  const object = inner(node);
  if (object?.type !== 'ObjectExpression') return [];
  return object.properties.flatMap((property) => {
    if (property.type === 'SpreadElement') return entriesOf(property.argument);
    const message = inner(property.value);
    if (message?.type !== 'ObjectExpression') return [];
    const valueOf = (name) => message.properties.find((it) => keyOf(it) === name)?.value;
    const id = valueOf('defaultMessage') && valueOf('id')?.value;
    return id && keyOf(property) !== undefined ? [[String(keyOf(property)), id]] : [];
  });
}

/** What a file asks for: `name.key`, or `name` for the whole object. */
function askedIn(program, names) {
  const local = new Map([...names].map((name) => [name, name]));
  const asked = [];
  const passed = new Set();
  const pass = (...nodes) => nodes.forEach((node) => node && passed.add(node.start));
  new Visitor({
    ImportSpecifier({ imported, local: here }) {
      pass(imported, here);
      if (names.has(imported.name)) local.set(here.name, imported.name);
    },
    ExportSpecifier({ local: here, exported }) {
      // Under another name it is lost sight of.
      if (names.has(here.name) && exported.name !== here.name) asked.push(here.name);
      pass(here, exported);
    },
    VariableDeclarator: ({ id }) => pass(id),
    TSTypeQuery: ({ exprName }) => pass(exprName),
    Property: ({ key, computed, shorthand }) => computed || shorthand || pass(key),
    MemberExpression({ object, property, computed }) {
      if (!computed) pass(property);
      const name = object.type === 'Identifier' && local.get(object.name);
      const key = computed ? property.value : property.name;
      if (!name || typeof key !== 'string') return;
      pass(object);
      asked.push(`${name}.${key}`);
    },
    Identifier({ name, start }) {
      if (!passed.has(start) && local.has(name)) asked.push(local.get(name));
    },
  }).visit(program);
  return asked;
}
