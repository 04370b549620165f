import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { parseSync, Visitor } from 'oxc-parser';
import { sourceFiles, sourceFolders } from './files.mjs';

/** The languages besides English. */
export const languages = ['ar', 'de', 'fr', 'ms', 'pt', 'zh'];
/** Plural categories that only apply to numbers in the millions, which merchants don't use. */
const rare = { fr: ['many'], pt: ['many'] };

/**
 * Returns one line per message below `root` whose id is invalid or not unique, that can't be
 * parsed, or that differs in another language.
 */
export function messageRules(root) {
  const seen = new Map();
  const read = [...sourceFiles(root, '.ts'), ...sourceFiles(root, '.tsx')].flatMap((file) =>
    readDefaults(root, file),
  );
  const problems = sourceFolders(root).flatMap((folder) => {
    const defaults = collect(root, folder);
    const broken = [...defaults].flatMap(([id, message]) => {
      const owner = basename(dirname(folder));
      const other = seen.get(id);
      seen.set(id, folder);
      return [
        !id.startsWith(`${owner}.`) && `${message.file} ${id}: does not start with ${owner}.`,
        other && `${message.file} ${id}: also in ${other}`,
        typeof message.text !== 'string' && `${message.file} ${id}: has no literal defaultMessage`,
        typeof message.text === 'string' && unreadable(message.file, id, message.text, 'en'),
      ].filter(Boolean);
    });
    return [
      ...broken,
      ...languages.flatMap((locale) => translated(root, folder, locale, defaults)),
    ];
  });
  return [...problems, ...read];
}

/**
 * Reports code in a file that reads `defaultMessage`, which is a string in development but a parsed
 * list in the build.
 */
function readDefaults(root, file) {
  const code = readFileSync(join(root, file), 'utf8');
  if (!code.includes('defaultMessage')) return [];
  const broken = [];
  const note = ({ start }) => {
    const line = code.slice(0, start).split('\n').length;
    broken.push(`${file}:${line}: reads defaultMessage, which builds compile`);
  };
  new Visitor({
    MemberExpression(node) {
      const { property, computed } = node;
      if ((computed ? property.value : property.name) === 'defaultMessage') note(node);
    },
    ObjectPattern({ properties }) {
      for (const property of properties)
        if ((property.key?.name ?? property.key?.value) === 'defaultMessage') note(property);
    },
  }).visit(parseSync(file, code).program);
  return broken;
}

function translated(root, folder, locale, defaults) {
  if (!existsSync(join(root, folder, 'locales'))) return [];
  const file = `${folder}/locales/${locale}.json`;
  if (!existsSync(join(root, file))) return [`${file}: is missing`];
  const texts = new Map(Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8'))));
  return [
    ...[...defaults]
      .filter(([id]) => !texts.has(id))
      .map(([id, { text }]) => `${file} ${id}: is missing (“${text}” in English)`),
    ...[...texts.keys()].filter((id) => !defaults.has(id)).map((id) => `${file} ${id}: is unused`),
    ...[...texts].flatMap(([id, text]) => {
      const problem = unreadable(file, id, text, locale);
      const source = defaults.get(id)?.text;
      if (problem || typeof source !== 'string') return problem ? [problem] : [];
      return slots(source) === slots(text)
        ? []
        : [`${file} ${id}: has other placeholders than English`];
    }),
  ];
}

/** Returns the messages of a source folder: id → text and file. */
export function collect(root, folder) {
  const found = new Map();
  for (const file of [...sourceFiles(root, '.ts'), ...sourceFiles(root, '.tsx')]) {
    if (!file.startsWith(`${folder}/`) || /[.](test|stories|fixtures)[.]tsx?$/.test(file)) continue;
    const code = readFileSync(join(root, file), 'utf8');
    if (!/defaultMessage|ormatMessage|FormattedMessage/.test(code)) continue;
    new Visitor({
      CallExpression({ callee, arguments: [message] }) {
        const name = callee.property?.name ?? callee.name;
        if (name !== 'formatMessage' || message?.type !== 'ObjectExpression') return;
        const valueOf = (key) => message.properties.find((it) => it.key?.name === key)?.value;
        if (valueOf('id') && !valueOf('defaultMessage')) add(valueOf('id'));
      },
      ObjectExpression({ properties }) {
        const valueOf = (name) => properties.find(({ key }) => key?.name === name)?.value;
        if (valueOf('defaultMessage') && valueOf('id'))
          add(valueOf('id'), valueOf('defaultMessage'));
      },
      JSXOpeningElement({ name, attributes }) {
        const valueOf = (key) => attributes.find((it) => it.name?.name === key)?.value;
        if (valueOf('id') && (valueOf('defaultMessage') || name.name === 'FormattedMessage'))
          add(valueOf('id'), valueOf('defaultMessage'));
      },
    }).visit(parseSync(file, code).program);
    function add(id, text) {
      found.set(literal(id) ?? `(computed at ${id.start})`, { file, text: literal(text) });
    }
  }
  return found;
}

function literal(node) {
  if (!node) return undefined;
  if (node.type === 'Literal') return node.value;
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1)
    return node.quasis[0].value.cooked;
  return undefined;
}

/** Returns why a text can't be used as a message of a locale, or undefined if it can. */
export function unreadable(file, id, text, locale) {
  if (typeof text !== 'string') return `${file} ${id}: isn’t a text`;
  try {
    const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const { options, pluralType } of plurals(parse(text))) {
      if (pluralType !== 'cardinal') continue;
      const missing = wanted.filter((it) => !options[it] && !rare[locale]?.includes(it));
      if (missing.length > 0) return `${file} ${id}: no plural for ${missing.join(', ')}`;
    }
    return undefined;
  } catch (error) {
    return `${file} ${id}: ${error.message}`;
  }
}

const children = (part) =>
  part.children ?? Object.values(part.options ?? {}).flatMap(({ value }) => value);
const plurals = (parts) =>
  parts.flatMap((part) => [
    ...(part.type === TYPE.plural ? [part] : []),
    ...plurals(children(part)),
  ]);

/** Returns the sorted names of the values and tags that a message takes. */
export function slots(text) {
  const names = (parts) =>
    parts.flatMap((part) => [
      ...(part.type === TYPE.literal || part.type === TYPE.pound
        ? []
        : [`${part.type === TYPE.tag ? '<' : ''}${part.value}`]),
      ...names(children(part)),
    ]);
  return [...new Set(names(parse(text)))].toSorted().join(' ');
}
