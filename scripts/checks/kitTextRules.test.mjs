import { expect, test } from 'vitest';
import { kitTextRules } from './kitTextRules.mjs';
import { languages } from './messageRules.mjs';
import { plant } from './plant.mjs';

const ui = 'packages/ui/src';
const english = `const messages = {
  close: { id: 'lamp.close', text: 'Close {name}' },
  left: { id: 'lamp.left', text: '{count, plural, one {# left} other {# left}}' },
};`;
const other = { 'lamp.close': '{name} zu', 'lamp.left': '{count, plural, one {#} other {#}}' };
const arabic = {
  ...other,
  'lamp.left': '{count, plural, zero {#} one {#} two {#} few {#} many {#} other {#}}',
};
const violationsOf = (markup, catalogues = {}, code = english) => {
  const texts = {
    ...Object.fromEntries(languages.map((locale) => [locale, other])),
    ar: arabic,
    ...catalogues,
  };
  const files = Object.entries(texts).map(([locale, it]) => [
    `${ui}/Messages/${locale}.json`,
    JSON.stringify(it),
  ]);
  const lamp = `${code}\nexport const Lamp = ({ label }) => ${markup};`;
  return kitTextRules(plant({ [`${ui}/Lamp/Lamp.tsx`]: lamp, ...Object.fromEntries(files) }));
};

test('finds nothing in a kit whose texts are messages and props', () => {
  expect(
    violationsOf('<b aria-label={label} title="" dir="ltr">{format(messages.close)} · /</b>'),
  ).toEqual([]);
});

test.each([
  ['<b>Close</b>', 'Close'],
  ['<b>{"Close"}</b>', 'Close'],
  ['<>{"Close"}</>', 'Close'],
  ['<b>{isOn ? "On air" : null}</b>', 'On air'],
  ['<b aria-label="Close" />', 'Close'],
  ['<b title={label ?? "Close"} />', 'Close'],
  ['<Icon label={`Close ${label}`} />', 'Close'],
])('finds the text of %s', (markup, text) => {
  expect(violationsOf(markup)).toEqual([
    `${ui}/Lamp/Lamp.tsx:5: “${text}” is neither a message nor a prop`,
  ]);
});

test.each([
  ['is missing', { de: { 'lamp.left': other['lamp.left'] } }],
  ['is unused', { de: { ...other, 'lamp.open': 'auf' } }],
  ['has other placeholders than English', { fr: { ...other, 'lamp.close': '{nom}' } }],
  ['no plural for zero, two, few, many', { ar: other }],
  ['the kit can’t format it', { pt: { ...other, 'lamp.close': '<b>{name}</b>' } }],
])('finds a translation that %s', (problem, catalogues) => {
  expect(violationsOf('null', catalogues)).toEqual([expect.stringContaining(problem)]);
});

test('finds a language without translations', () => {
  const files = {
    [`${ui}/Lamp/Lamp.tsx`]: `const messages = { on: { id: 'lamp.on', text: 'On' } };`,
  };
  for (const locale of languages)
    if (locale !== 'de') files[`${ui}/Messages/${locale}.json`] = '{"lamp.on":"…"}';
  expect(kitTextRules(plant(files))).toEqual([`${ui}/Messages/de.json: is missing`]);
});

test.each([
  ['a text', 'lamp.shut', 'Close {name}'],
  ['an id', 'lamp.close', 'Shut {name}'],
])('finds %s that two messages share', (_what, id, text) => {
  const twice = english.replace('};', `  shut: { id: '${id}', text: '${text}' },\n};`);
  const all = Object.fromEntries(
    languages.map((locale) => [
      locale,
      { ...(locale === 'ar' ? arabic : other), [id]: '{name} zu' },
    ]),
  );
  expect(violationsOf('null', all, twice)).toEqual([
    `${ui}/Lamp/Lamp.tsx ${id}: also in ${ui}/Lamp/Lamp.tsx as lamp.close`,
  ]);
});
