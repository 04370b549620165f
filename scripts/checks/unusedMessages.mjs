import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { sourceFiles } from './files.mjs';

const isAside = /[.](test|stories|fixtures)[.]tsx?$/;

/**
 * Returns the messages in message objects that no code uses by name. An object that's passed on as
 * a whole, or accessed by a computed key, counts as used; knip reports unused single messages.
 */
export function unusedMessages(root) {
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
  const used = new Set(files.flatMap(({ program }) => usedIn(program, names)));
  return objects.flatMap(({ file, name, entries }) =>
    used.has(name)
      ? []
      : entries
          .filter(([key]) => !used.has(`${name}.${key}`))
          .map(([, id]) => `${file} ${id}: is unused`),
  );
}

/** Returns the message objects that a file declares: the name, and key → id of each message. */
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

const keyOf = ({ key, property, computed }) =>
  computed ? undefined : ((key ?? property)?.name ?? key?.value);

function entriesOf(node) {
  const object = inner(node);
  if (object?.type !== 'ObjectExpression') return [];
  return object.properties.flatMap((property) => {
    if (property.type === 'SpreadElement') return entriesOf(property.argument);
    const message = inner(property.value);
    // A shared message that's listed here under a key of its own.
    if (
      message?.type === 'MemberExpression' &&
      /(W|w)ords$|(M|m)essages$/.test(message.object.name)
    )
      return [[String(keyOf(property)), `${message.object.name}.${keyOf(message)}`]];
    if (message?.type !== 'ObjectExpression') return [];
    const valueOf = (name) => message.properties.find((it) => keyOf(it) === name)?.value;
    const id = valueOf('defaultMessage') && valueOf('id')?.value;
    return id && keyOf(property) !== undefined ? [[String(keyOf(property)), id]] : [];
  });
}

/** Returns what a file uses: `name.key`, or `name` for the whole object. */
function usedIn(program, names) {
  const local = new Map([...names].map((name) => [name, name]));
  const used = [];
  const passed = new Set();
  const pass = (...nodes) => nodes.forEach((node) => node && passed.add(node.start));
  new Visitor({
    ImportSpecifier({ imported, local: here }) {
      pass(imported, here);
      if (names.has(imported.name)) local.set(here.name, imported.name);
    },
    ExportSpecifier({ local: here, exported }) {
      // Exported under another name, its uses can't be traced.
      if (names.has(here.name) && exported.name !== here.name) used.push(here.name);
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
      used.push(`${name}.${key}`);
    },
    Identifier({ name, start }) {
      if (!passed.has(start) && local.has(name)) used.push(local.get(name));
    },
  }).visit(program);
  return used;
}
