import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFolders } from './files.mjs';
import { collect, languages } from './messageRules.mjs';

/** The template's apps have subjects of their own: a cover is a picture there, an item any goods. */
const isOther = (folder) => folder.startsWith('packages/features/template/');

/**
 * Returns one line per message that is exactly a term of a glossary in English but isn't translated
 * as the glossary says. Longer messages are skipped, since they inflect and rephrase terms.
 */
export function glossaryRules(root) {
  /** @type {[string, ReturnType<typeof collect>][]} */
  const folders = sourceFolders(root)
    .filter((folder) => !isOther(folder))
    .map((folder) => [folder, collect(root, folder)]);
  return languages.flatMap((locale) => {
    const glossary = `docs/glossary/${locale}.md`;
    if (!existsSync(join(root, glossary))) return [];
    const terms = readGlossary(readFileSync(join(root, glossary), 'utf8'));
    return folders.flatMap(([folder, defaults]) => {
      const file = `${folder}/locales/${locale}.json`;
      if (!existsSync(join(root, file))) return [];
      const texts = JSON.parse(readFileSync(join(root, file), 'utf8'));
      return [...defaults].flatMap(([id, { text }]) => {
        const wanted = terms.get(String(text).toLowerCase());
        const found = texts[id];
        if (!wanted || typeof found !== 'string' || isListed(found, wanted, locale)) return [];
        return [`${file} ${id}: “${text}” is “${found}”, not ${wanted.join(' or ')}`];
      });
    });
  });
}

const parts = (cell, separator) => cell.split(separator).map((part) => part.trim());
const bare = (term) => term.replaceAll(/\s*\([^)]*\)/g, '').trim();
/** Returns the translations that a note adds after a colon, as in `status: Siap`. */
const inNote = (note) => {
  const [, ...rest] = parts(note, ': ');
  return parts(rest.join(': '), /[;,]/)
    .map((part) => parts(part, ': ').at(-1))
    .filter(Boolean);
};

/** Returns the translations by lower-case English term. */
export function readGlossary(markdown) {
  const terms = new Map();
  for (const line of markdown.split('\n').filter((it) => /^\|(?! English| -)/.test(it))) {
    const [, english, translation, note] = parts(line, '|');
    const [names, translations] = [parts(bare(english), ';'), parts(translation, ';')];
    const isPaired = names.length === translations.length;
    names.forEach((name, index) => {
      const own = isPaired ? [translations[index]] : translations;
      const listed = [...own.flatMap((it) => parts(it, /[,/]/)), ...inNote(note)];
      for (const term of parts(name, ','))
        terms.set(term.toLowerCase(), [...(terms.get(term.toLowerCase()) ?? []), ...listed]);
    });
  }
  return terms;
}

/** The words of a text without the Arabic article, parentheses and capitals. */
const wordsOf = (text, locale) =>
  bare(text)
    .toLocaleLowerCase(locale)
    .split(/\s+/)
    .map((word) => word.replace(/^ال/, ''))
    .filter(Boolean);

// An ending may differ: a label can be a noun or a plural where the glossary has a verb.
const stemOf = (word) => word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)));

const isListed = (text, wanted, locale) => {
  const found = wordsOf(text, locale);
  return wanted.some((term) => {
    const listed = wordsOf(term, locale);
    return listed.length > 0 && listed.every((word, at) => found[at]?.startsWith(stemOf(word)));
  });
};
