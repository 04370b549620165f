import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** The menu entry of a screen: the screen's name, and the entry's position in the code. */
interface Found {
  name: string;
  value: Node;
  start: number;
  end: number;
}

const propertiesOf = (node: Node): Node[] =>
  node.type === 'ObjectExpression' ? (node['properties'] as Node[]) : [];
const keyOf = ({ key }: Node): string => {
  const { name, value } = (key ?? {}) as { name?: string; value?: string };
  return name ?? value ?? '';
};

const visit = (node: unknown, each: (node: Node) => void): void => {
  if (typeof node !== 'object' || node === null) return;
  each(node as Node);
  for (const below of Object.values(node)) visit(below, each);
};
const programOf = (code: string): unknown => parseSync('screens.ts', code).program;

/** Returns the entries of all screens in a file. */
function entriesIn(code: string): Found[] {
  const found: Found[] = [];
  visit(programOf(code), (node) => {
    for (const record of propertiesOf(node))
      for (const property of propertiesOf((record['value'] ?? { type: '' }) as Node))
        if (keyOf(property) === 'entry') {
          const { start, end } = property;
          found.push({ name: keyOf(record), value: property['value'] as Node, start, end });
        }
  });
  return found;
}

/** Returns the code of screens without their menu entries. */
export const withoutEntries = (code: string): string =>
  entriesIn(code).reduceRight(
    (left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''),
    code,
  );

/**
 * Returns the code of template screens without their entries, which only the API's list of pages
 * uses.
 */
export function withoutTemplateEntries(code: string): string {
  const calls: Node[] = [];
  visit(programOf(code), (node) => {
    const { name } = (node['callee'] ?? {}) as { name?: string };
    if (node.type === 'CallExpression' && name === 'entry') calls.push(node);
  });
  return calls.reduceRight((left, { start, end }) => {
    const rest = left.slice(end);
    return /^\s*,?\s*\)/.test(rest)
      ? left.slice(0, start).replace(/,\s*$/, '') + rest
      : `${left.slice(0, start)}undefined${rest}`;
  }, code);
}

/** Returns a module that exports the menu entries of several files of screens, by name. */
export const entriesModule = (files: readonly string[]): string => {
  const rows = files.flatMap((code) =>
    entriesIn(code).map(({ name, value }) => {
      return `${JSON.stringify(name)}: ${code.slice(value.start, value.end)},`;
    }),
  );
  return `export const entries = {\n${rows.join('\n')}\n};\n`;
};

/**
 * Keeps the menu entries of screens out of the HTML: those of the menu load with it, and those of
 * template screens never.
 */
export const splitEntries = (): Plugin => ({
  name: 'servery:split-entries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/boot\/(?:screens\/[^/]+|entries|templateScreens)\.ts$/ },
    handler(code, id) {
      if (id.endsWith('/boot/templateScreens.ts'))
        return { code: withoutTemplateEntries(code), map: null };
      if (!id.endsWith('/boot/entries.ts')) return { code: withoutEntries(code), map: null };
      const folder = join(id, '../screens');
      const files = globSync('*.ts', { cwd: folder }).toSorted();
      for (const file of files) this.addWatchFile(join(folder, file));
      const codes = files.map((file) => readFileSync(join(folder, file), 'utf8'));
      return { code: entriesModule(codes), map: null };
    },
  },
});
