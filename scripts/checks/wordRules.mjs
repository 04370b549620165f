import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { parseSync, Visitor } from 'oxc-parser';
import { sourceFolders } from './files.mjs';
import { kitMessages } from './kitTextRules.mjs';
import { collect, languages } from './messageRules.mjs';
import { codes, english, written, words } from './words.mjs';

/** Code whose texts people read without a message: errors, printed paper, pages, API summaries. */
const spoken = [
  'packages/api/src',
  'packages/domain/src',
  'packages/sample/src',
  'apps/server/src',
];
const papers = 'packages/domain/src/printing/messages';
const kit = 'packages/ui/src/Messages';

/**
 * Returns one line per text that has a word that we avoid, or that shows a code instead of words.
 * It reads messages and their translations, the texts of the kit, and the texts in the code of the
 * API, the rules and the server.
 */
export function wordRules(root) {
  const folders = sourceFolders(root);
  return [
    ...folders.flatMap((folder) =>
      [...collect(root, folder)].flatMap(([id, { file, text }]) =>
        inMessage(`${file} ${id}`, text, [...english, ...written]),
      ),
    ),
    ...kitMessages(root).flatMap(({ file, id, text }) =>
      inMessage(`${file} ${id}`, text, [...english, ...written]),
    ),
    ...languages.flatMap((locale) =>
      [...folders.map((folder) => `${folder}/locales`), kit].flatMap((folder) =>
        inCatalogue(root, `${folder}/${locale}.json`, words[locale] ?? []),
      ),
    ),
    ...spoken.flatMap((folder) => inCode(root, folder)),
  ];
}

function inCatalogue(root, file, rules) {
  if (!existsSync(join(root, file))) return [];
  const texts = JSON.parse(readFileSync(join(root, file), 'utf8'));
  return Object.entries(texts).flatMap(([id, text]) => inMessage(`${file} ${id}`, text, rules));
}

/** Checks the words of a message, without the names of its values. */
function inMessage(place, text, rules) {
  if (typeof text !== 'string') return [];
  try {
    return literalsOf(parse(text)).flatMap((it) => inText(place, it, [...rules, codes]));
  } catch {
    // The rules of messages report a message that can't be parsed.
    return [];
  }
}

/** Returns the texts that a message can show, with “…” for each value. */
function literalsOf(parts) {
  const inner = parts.flatMap(({ options }) =>
    Object.values(options ?? {}).flatMap(({ value }) => literalsOf(value)),
  );
  const outer = (part) =>
    part.type === TYPE.literal
      ? part.value
      : part.children
        ? part.children.map(outer).join('')
        : '…';
  return [parts.map(outer).join(''), ...inner];
}

/** Checks the texts of several words in the code of a folder. */
function inCode(root, folder) {
  return globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((file) => !/[.]test[.]ts$/.test(file))
    .sort()
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      const language = file.startsWith(papers) ? file.slice(papers.length + 1, -3) : 'en';
      const rules = language in words ? words[language] : language === 'en' ? english : [];
      const found = [];
      const note = ({ start }, text) => {
        const line = code.slice(0, start).split('\n').length;
        if (/\p{L} /u.test(text)) found.push(...inText(`${file}:${line}`, text, rules));
      };
      new Visitor({
        Literal: (node) => typeof node.value === 'string' && note(node, node.value),
        TemplateElement: (node) => note(node, node.value.cooked ?? ''),
      }).visit(parseSync(file, code).program);
      return found;
    });
}

const inText = (place, text, rules) =>
  rules.flatMap(([pattern, advice]) => {
    const [found] = pattern.exec(text) ?? [];
    return found ? [`${place}: “${found.trim()}”: ${advice}`] : [];
  });
