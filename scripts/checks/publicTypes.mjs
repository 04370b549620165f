import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync, Visitor } from 'oxc-parser';

/**
 * Returns a function that parses a file below `root` and caches its code, statements and comments.
 */
export function parser(root) {
  const parsed = new Map();
  return (file) => {
    if (!parsed.has(file)) {
      const code = readFileSync(join(root, file), 'utf8');
      parsed.set(file, { code, ...parseSync(file, code) });
    }
    return parsed.get(file);
  };
}

/** Returns the modules that a package's `exports` lead to. */
const entries = (root, folder) =>
  Object.values(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).exports)
    .filter((target) => /(?<!\.d)\.tsx?$/.test(target))
    .map((target) => join(folder, target));

/** Returns the declaration of a statement and the names that it declares. */
function declared(statement) {
  const declaration = statement.declaration ?? statement;
  const names = declaration.id
    ? [declaration.id.name]
    : (declaration.declarations ?? []).map(({ id }) => id.name);
  return { declaration, names };
}

const passedOn = ({ specifiers = [] }) =>
  specifiers.map(({ exported, imported, local }) =>
    exported
      ? { name: exported.name, from: local.name }
      : { name: local.name, from: imported?.name },
  );

/**
 * Returns the names of the types that a declaration mentions; of a function, only those in its
 * signature.
 */
function mentioned(declaration) {
  const names = new Set();
  const add = (node) => node?.type === 'Identifier' && names.add(node.name);
  new Visitor({
    TSTypeReference: ({ typeName }) => add(typeName),
    TSInterfaceHeritage: ({ expression }) => add(expression),
  }).visit({
    type: 'Program',
    sourceType: 'module',
    body: [
      declaration.body?.type === 'BlockStatement' ? { ...declaration, body: null } : declaration,
    ],
  });
  return names;
}

/**
 * Returns every declaration that users of a package see: its exports, and the types that those
 * mention.
 */
export function publicTypes(root, folder, parse) {
  const found = new Map();
  const add = (file, name) => {
    if (!name || !existsSync(join(root, file))) return;
    for (const statement of parse(file).program.body) {
      const { declaration, names } = declared(statement);
      const passed = statement.source && passedOn(statement).find((other) => other.name === name);
      if (passed && statement.source.value.startsWith('.'))
        add(join(dirname(file), statement.source.value), passed.from);
      const key = `${file} ${name}`;
      if (statement.source || !names.includes(name) || found.has(key)) continue;
      found.set(key, { file, name, declaration, statement });
      for (const other of mentioned(declaration)) add(file, other);
    }
  };
  for (const file of entries(root, folder))
    for (const statement of parse(file).program.body) {
      if (statement.type !== 'ExportNamedDeclaration') continue;
      for (const name of declared(statement).names) add(file, name);
      for (const { name, from } of passedOn(statement)) add(file, statement.source ? name : from);
    }
  return [...found.values()];
}

/**
 * Matches modules without components: stories and their fixtures, pages about the kit, styles and
 * tests.
 */
const isOther = (file) =>
  /\.(?:css|d|guide|fixtures|stories|test)\.tsx?$|\/foundations\//.test(file);

/**
 * Returns the interfaces of props that the modules of a package export, including those for
 * internal use.
 */
export const exportedProps = (root, folder, parse) =>
  globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isOther(file))
    .flatMap((file) =>
      parse(file).program.body.flatMap((statement) => {
        const { declaration, names } = declared(statement);
        const isProps =
          statement.declaration?.type === 'TSInterfaceDeclaration' && names[0].endsWith('Props');
        return isProps ? [{ file, name: names[0], declaration, statement }] : [];
      }),
    );
