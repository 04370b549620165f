import { parse } from '@formatjs/icu-messageformat-parser';
import { parseSync, Visitor } from 'oxc-parser';
import type { Plugin } from 'vite';

const compiled = (text: string) => JSON.stringify(parse(text, { captureLocation: false }));

/** Returns the catalogue of one language with its messages parsed. */
export function compileCatalogue(json: string): string {
  const texts = Object.entries<string>(JSON.parse(json));
  const lines = texts.map(([id, text]) => `${JSON.stringify(id)}:${compiled(text)}`);
  return `export default {${lines.join(',')}}`;
}

/** Functions that return the messages they are given; code calls them for its types. */
const declares = new Set(['defineMessage', 'defineMessages']);

/**
 * Returns the module with every `defaultMessage` parsed, or `undefined` if it has none. Calls of
 * `defineMessages` become their argument, so that unused messages can be left out of a build.
 */
export function compileDefaults(file: string, code: string): string | undefined {
  if (!code.includes('defaultMessage')) return undefined;
  const found: { start: number; end: number; to: string }[] = [];
  const take = (value: { start: number; end: number }, text: unknown, wrap = '') => {
    if (typeof text !== 'string') return;
    const to = compiled(text);
    found.push({ start: value.start, end: value.end, to: wrap ? `{${to}}` : to });
  };
  new Visitor({
    CallExpression({ callee, typeArguments, arguments: [argument], end }) {
      if (callee.type !== 'Identifier' || !declares.has(callee.name)) return;
      // A trailing comma, which an expression in parentheses can't have.
      if (argument) found.push({ start: argument.end, end: end - 1, to: '' });
      found.push({ start: callee.start, end: (typeArguments ?? callee).end, to: '' });
    },
    Property({ key, value }) {
      if (key.type !== 'Identifier' || key.name !== 'defaultMessage') return;
      if (value.type === 'Literal') take(value, value.value);
      if (value.type === 'TemplateLiteral' && value.quasis.length === 1)
        take(value, value.quasis[0]?.value.cooked);
    },
    JSXAttribute({ name, value }) {
      if (name.name === 'defaultMessage' && value?.type === 'Literal')
        take(value, value.value, 'jsx');
    },
  }).visit(parseSync(file, code).program);
  return found
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, to }) => text.slice(0, start) + to + text.slice(end), code);
}

/**
 * Parses every message at build time, so that the browser needs no parser (saves 7 kB). Builds,
 * tests, Storybook and the development server share it, so code that reads a message as text fails
 * everywhere.
 */
export function compileMessages(): Plugin {
  return {
    name: 'servery:messages',
    enforce: 'pre',
    config: (_config, { command }) =>
      command === 'build'
        ? {
            resolve: {
              alias: {
                '@formatjs/icu-messageformat-parser':
                  '@formatjs/icu-messageformat-parser/no-parser.js',
              },
            },
          }
        : {},
    transform: {
      filter: { id: [/\/src\/locales\/\w+\.json$/, /\/src\/[^?]*\.tsx?(?:\?|$)/] },
      handler(code, id) {
        if (id.endsWith('.json'))
          return { code: compileCatalogue(code), moduleType: 'js', map: null };
        const next = compileDefaults(id.replace(/\?.*$/, ''), code);
        return next === undefined ? undefined : { code: next, map: null };
      },
    },
  };
}
