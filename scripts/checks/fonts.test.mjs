import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../together.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const ranges = [
  ...read('packages/ui/src/styles/fonts.css.ts').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g),
].map(([, first, last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)]);
const isShipped = (character) => {
  const code = character.codePointAt(0);
  return ranges.some(([first, last]) => first <= code && code <= last);
};
const files = globSync('{apps,packages}/**/src/{locales,Messages}/??.json', {
  cwd: root,
  exclude: ['**/node_modules'],
});
const languages = [...new Set(files.map((file) => basename(file, '.json')))].toSorted();

/** Arrows, and the languages whose fonts are megabytes: every device of their readers has one. */
const fromDevice = { zh: /[\p{Script=Han}\p{Script_Extensions=Han}\uFF00-\uFFEF]/u };
const arrow = /[←→]/;

test.each(languages)('the kit has a font for every character of the texts in %s', (language) => {
  const texts = files
    .filter((file) => basename(file, '.json') === language)
    .flatMap((file) => Object.values(JSON.parse(read(file))));
  const missing = [...new Set(texts.join(''))].filter(
    (character) =>
      !isShipped(character) && !arrow.test(character) && !fromDevice[language]?.test(character),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
