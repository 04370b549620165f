import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'packages/screens/src/messages/');
const entry = '@servery/screens/messages';

/** A message: its id, and its code as an object literal. */
export interface SharedMessage {
  id: string;
  code: string;
}

/** The messages that several features share, by the name of their object and by key. */
export type Shared = ReadonlyMap<string, ReadonlyMap<string, SharedMessage>>;

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** The use of one message in a file. */
interface Use {
  start: number;
  end: number;
  name: string;
  key: string;
}

const nameOf = (node: unknown): string | undefined => {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  if (typeof name === 'string') return name;
  return typeof value === 'string' ? value : undefined;
};

/** Returns the object in a call such as `defineMessages({})`, also behind a type assertion. */
function objectIn(node: Node | null | undefined): Node | undefined {
  if (node?.type === 'ObjectExpression') return node;
  if (node?.type === 'CallExpression') return objectIn((node['arguments'] as Node[])[0]);
  return node?.['expression'] ? objectIn(node['expression'] as Node) : undefined;
}

const propertiesOf = (node: Node): Node[] =>
  (node['properties'] as Node[]).filter(({ type }) => type === 'Property');

/** Returns the messages that files declare. One that repeats another's is resolved. */
export function readShared(codes: readonly string[]): Shared {
  const shared = new Map<string, Map<string, SharedMessage>>();
  const links: { name: string; key: string; to: Node }[] = [];
  for (const code of codes)
    new Visitor({
      VariableDeclarator({ id, init }) {
        const name = nameOf(id);
        const object = objectIn(init as unknown as Node | null);
        if (name === undefined || !object) return;
        const found = new Map<string, SharedMessage>();
        for (const property of propertiesOf(object)) {
          const key = nameOf(property['key']);
          const value = property['value'] as Node;
          if (key === undefined) continue;
          if (value.type === 'MemberExpression') links.push({ name, key, to: value });
          if (value.type !== 'ObjectExpression') continue;
          const own = propertiesOf(value).find((each) => nameOf(each['key']) === 'id');
          const messageId = nameOf(own?.['value']);
          if (messageId === undefined) continue;
          found.set(key, { id: messageId, code: code.slice(value.start, value.end) });
        }
        shared.set(name, found);
      },
    }).visit(parseSync('messages.ts', code).program);
  for (const { name, key, to } of links) {
    const message = shared.get(nameOf(to['object']) ?? '')?.get(nameOf(to['property']) ?? '');
    if (message) shared.get(name)?.set(key, message);
  }
  return shared;
}

/** Returns the names in a pattern, such as the parameters of a function. */
function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, name } = node as { type?: unknown; name?: unknown };
  const own = type === 'Identifier' && typeof name === 'string' ? [name] : [];
  return [...own, ...Object.values(node).flatMap(namesIn)];
}

/** Whether a file imports shared messages from `source`. */
const isShared = (file: string, source: string) =>
  source === entry || (source.startsWith('.') && join(dirname(file), source).startsWith(folder));

/**
 * Returns the uses of single shared messages in a file, and the names of the objects of which it
 * uses more: by a computed key, or as a whole.
 */
export function usesIn(file: string, code: string, shared: Shared) {
  const local = new Map<string, string>();
  const uses: Use[] = [];
  const whole = new Set<string>();
  if (!code.includes('essages')) return { uses, whole };
  const passed = new Set<number>();
  // A name that a file declares again isn't always the imported object.
  const again = new Set<string>();
  const declare = (node: unknown) => namesIn(node).forEach((name) => again.add(name));
  new Visitor({
    ArrowFunctionExpression: ({ params }) => declare(params),
    FunctionDeclaration: ({ params }) => declare(params),
    FunctionExpression: ({ params }) => declare(params),
    VariableDeclarator: ({ id }) => declare(id),
    ImportDeclaration({ source, specifiers }) {
      for (const specifier of specifiers) {
        passed.add(specifier.start);
        passed.add(specifier.local.start);
        if (specifier.type !== 'ImportSpecifier' || !isShared(file, source.value)) continue;
        const name = nameOf(specifier.imported) ?? '';
        passed.add(specifier.imported.start);
        if (shared.has(name)) local.set(specifier.local.name, name);
      }
    },
    TSTypeQuery({ exprName }) {
      passed.add(exprName.start);
    },
    Property({ key, computed, shorthand }) {
      if (!computed && !shorthand) passed.add(key.start);
    },
    MemberExpression({ object, property, computed, start, end }) {
      if (!computed) passed.add(property.start);
      const name = object.type === 'Identifier' ? local.get(object.name) : undefined;
      const key = computed && property.type !== 'Literal' ? undefined : nameOf(property);
      if (name === undefined || key === undefined || !shared.get(name)?.has(key)) return;
      passed.add(object.start);
      uses.push({ start, end, name, key });
    },
    Identifier({ name, start }) {
      const used = local.get(name);
      if (used !== undefined && !passed.has(start)) whole.add(used);
    },
  }).visit(parseSync(file, code).program);
  for (const [alias, name] of local) if (again.has(alias)) whole.add(name);
  return { uses: uses.filter(({ name }) => !whole.has(name)), whole };
}

/** Returns the code of a file with the single messages that it uses in place. */
export function inlineShared(file: string, code: string, shared: Shared): string {
  const { uses } = usesIn(file, code, shared);
  return uses
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, name, key }) => {
      const message = shared.get(name)!.get(key)!.code;
      return `${text.slice(0, start)}(${message})${text.slice(end)}`;
    }, code);
}

const filesOf = (...patterns: string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => join(root, file))
    .filter((file) => !/[.](test|stories|fixtures)[.]tsx?$/.test(file));

/** Returns the shared messages. */
export const sharedMessages = (): Shared =>
  readShared(filesOf('packages/screens/src/messages/*.ts').map((it) => readFileSync(it, 'utf8')));

/** Returns the ids of the shared messages that source folders use. */
export function sharedIdsIn(shared: Shared, folders: readonly string[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const file of filesOf(...folders.map((it) => `${it}/**/*.{ts,tsx}`))) {
    const { uses, whole } = usesIn(file, readFileSync(file, 'utf8'), shared);
    for (const { name, key } of uses) ids.add(shared.get(name)!.get(key)!.id);
    for (const name of whole) for (const { id } of shared.get(name)!.values()) ids.add(id);
  }
  return ids;
}

/**
 * Copies each shared message to the chunks that use it. Otherwise all of them would be in one chunk
 * that every page loads.
 */
export function copySharedMessages(): Plugin {
  let shared: Shared = new Map();
  return {
    name: 'servery:shared-messages',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      shared = sharedMessages();
    },
    transform: {
      filter: { id: /\/src\/[^?]*\.tsx?(?:\?|$)/, code: /essages/ },
      handler(code, id) {
        const next = inlineShared(id.replace(/\?.*$/, ''), code, shared);
        return next === code ? undefined : { code: next, map: null };
      },
    },
  };
}
