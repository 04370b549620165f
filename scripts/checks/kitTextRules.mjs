import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { languages, slots, unreadable } from './messageRules.mjs';

const kit = 'packages/ui/src';
const isAside = /[.](test|stories|fixtures|guide)[.]tsx?$|^packages[/]ui[/]src[/]foundations[/]/;
const spoken =
  /^(aria-(label|description|roledescription|valuetext)|alt|label|placeholder|title|text)$/;
const hasWords = /\p{L}{2}/u;

/**
 * Returns each text that the kit shows or speaks and that is neither one of its messages nor a prop,
 * and each of its messages that is missing in a language, differs in its values, or exists twice.
 */
export function kitTextRules(root) {
  const files = filesOf(root);
  const messages = files.flatMap(messagesIn);
  return [
    ...files.filter(({ file }) => file.endsWith('.tsx')).flatMap(literalsIn),
    ...messages.flatMap((message, index) => englishHoles(message, messages.slice(0, index))),
    ...(messages.length === 0
      ? []
      : languages.flatMap((locale) => holesOf(root, locale, messages))),
  ];
}

/** Returns the messages of the kit, in English. */
export const kitMessages = (root) => filesOf(root).flatMap(messagesIn);

const filesOf = (root) =>
  globSync(`${kit}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !isAside.test(file))
    .sort()
    .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }))
    .map(({ file, code }) => ({ file, code, program: parseSync(file, code).program }));

/** Returns the messages of a file: objects with a literal `id` and `text`. */
function messagesIn({ file, program }) {
  const found = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const valueOf = (name) => properties.find(({ key }) => key?.name === name)?.value?.value;
      const [id, text] = [valueOf('id'), valueOf('text')];
      if (typeof id === 'string' && typeof text === 'string') found.push({ file, id, text });
    },
  }).visit(program);
  return found;
}

function englishHoles({ file, id, text }, before) {
  const other = before.find((it) => it.id === id || it.text === text);
  return [
    other && `${file} ${id}: also in ${other.file} as ${other.id}`,
    unreadable(file, id, text, 'en'),
    unformatted(file, id, text),
  ].filter(Boolean);
}

function holesOf(root, locale, messages) {
  const file = `${kit}/Messages/${locale}.json`;
  if (!existsSync(join(root, file))) return [`${file}: is missing`];
  const texts = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const english = new Map(messages.map(({ id, text }) => [id, text]));
  return [
    ...[...english.keys()].filter((id) => !(id in texts)).map((id) => `${file} ${id}: is missing`),
    ...Object.entries(texts).flatMap(([id, text]) => {
      const source = english.get(id);
      if (source === undefined) return [`${file} ${id}: is unused`];
      const problem = unreadable(file, id, text, locale) ?? unformatted(file, id, text);
      if (problem) return [problem];
      return slots(source) === slots(text)
        ? []
        : [`${file} ${id}: has other placeholders than English`];
    }),
  ];
}

/** The kit's own formatter knows names and plurals only. */
function unformatted(file, id, text) {
  const rest = text
    .replaceAll(/\{\w+, plural, (?:[=\w]+ \{[^{}]*\} ?)+\}/g, '')
    .replaceAll(/\{\w+\}/g, '');
  return /[{}<>]/.test(rest) ? `${file} ${id}: the kit can’t format it` : undefined;
}

/** Returns the literal texts in the markup of a file. */
function literalsIn({ file, code, program }) {
  const found = [];
  const note = ({ start }, text) => {
    if (!hasWords.test(text)) return;
    const line = code.slice(0, start).split('\n').length;
    found.push(`${file}:${line}: “${text.trim()}” is neither a message nor a prop`);
  };
  const read = (node) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') note(node, node.value);
    else if (node?.type === 'TemplateLiteral')
      for (const { value } of node.quasis) note(node, value.cooked);
    else if (node?.type === 'ConditionalExpression') [node.consequent, node.alternate].map(read);
    else if (node?.type === 'LogicalExpression') [node.left, node.right].map(read);
    else if (node?.type === 'JSXExpressionContainer') read(node.expression);
  };
  new Visitor({
    JSXText: (node) => note(node, node.value),
    JSXElement: ({ children }) => children.forEach(read),
    JSXFragment: ({ children }) => children.forEach(read),
    JSXAttribute: ({ name, value }) => spoken.test(name.name) && read(value),
  }).visit(program);
  return found;
}
