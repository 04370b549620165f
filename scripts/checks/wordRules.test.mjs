import { expect, test } from 'vitest';
import { plant } from './plant.mjs';
import { wordRules } from './wordRules.mjs';
import { codes, english, words, written } from './words.mjs';

const folder = 'packages/features/orders/src';
const messageOf = (text) =>
  `export const left = defineMessage({ id: 'orders.left', defaultMessage: ${JSON.stringify(text)} });`;
const violationsOf = (files) => wordRules(plant(files));
const inEnglish = (text) => violationsOf({ [`${folder}/messages.ts`]: messageOf(text) });
const inLocale = (locale, text) =>
  violationsOf({ [`${folder}/locales/${locale}.json`]: JSON.stringify({ 'orders.left': text }) });

const broken = [
  'Load the orders anew.',
  'Delete for ever',
  'Someone changed this meanwhile.',
  'Enter the password once more.',
  'The order is sent at once.',
  'Ask whoever manages the account.',
  'Somebody else changed this.',
  'Printer that stands in',
  'The board is not yours.',
  'Enter an e-mail address.',
  'Groups open beside the menu.',
  'The menu can be had in 7 languages.',
  'Go on to the menu',
  'You can look at the menu.',
  'The printer was mended.',
  'There’s no such printer.',
  'Nothing is owed.',
  'The dish is out of stock.',
  'Number of pax',
  'It’s too late to take back the order.',
  'The order was called off.',
  'This was tried too often.',
  'Choose a table. What waits here is printed.',
];
const badlyWritten = ['You did not save.', "You can't save.", 'Loading...', 'Brand color'];
const translations = {
  de: ['Gib dein Passwort ein', 'Wähle einen Tisch'],
  fr: ['Choisis tes plats'],
  pt: [
    'Nome de utilizador',
    'Guardar alterações',
    'Os teus pedidos',
    'O pedido está a ser enviado',
  ],
};
const matches = (texts, [pattern]) => texts.filter((text) => pattern.test(text));

test.each(english)('has a text that breaks %s', (...rule) => {
  expect(matches(broken, rule)).toHaveLength(1);
});

test.each(written)('has a text that breaks %s in a message', (...rule) => {
  expect(matches(badlyWritten, rule)).toHaveLength(1);
});

test.each(Object.entries(words).flatMap(([locale, rules]) => rules.map((rule) => [locale, rule])))(
  'has a text in %s that breaks %s',
  (locale, rule) => {
    expect(matches(translations[locale], rule)).not.toEqual([]);
  },
);

test.each([...broken, ...badlyWritten])('finds a word to avoid in “%s”', (text) => {
  expect(inEnglish(text).join('\n')).toContain(`${folder}/messages.ts orders.left: “`);
});

test.each(Object.entries(translations).flatMap(([locale, it]) => it.map((text) => [locale, text])))(
  'finds a word to avoid in %s: “%s”',
  (locale, text) => {
    expect(inLocale(locale, text).join('\n')).toContain(`${locale}.json orders.left: “`);
  },
);

test.each([
  'Too many uploads at once. Try again in a moment.',
  'Guests who join now wait {minutes} min.',
  'Who do you want to talk to?',
  'What you see on a page depends on your role.',
  'Who changed what, and when',
  'Enter an email address, such as name@example.com.',
  'Enter a web address, such as example.com.',
  '{tax_classes, plural, one {# tax} other {# taxes}} for {is_open, select, true {now} other {later}}',
  'Printed as servery-ca.crt on 192.168.1.50',
])('accepts “%s”', (text) => {
  expect(inEnglish(text)).toEqual([]);
});

test.each(['kitchen.bump', 'order.void_line', 'sold_out'])('finds the code %s', (code) => {
  const [, advice] = codes;
  expect(inEnglish(`You need {count, plural, one {${code}} other {#}}.`)).toEqual([
    `${folder}/messages.ts orders.left: “${code}”: ${advice}`,
  ]);
  expect(inLocale('ms', `Anda perlukan “${code}”.`)).toHaveLength(1);
});

test('reads the texts of the kit and its translations', () => {
  const found = violationsOf({
    'packages/ui/src/Lamp/Lamp.ts': `const on = { id: 'lamp.on', text: 'Turn on once more' };`,
    'packages/ui/src/Messages/de.json': JSON.stringify({ 'lamp.on': 'Schalte deine Lampe ein' }),
  });
  expect(found).toEqual([
    expect.stringContaining('packages/ui/src/Lamp/Lamp.ts lamp.on: “once more”'),
    expect.stringContaining('packages/ui/src/Messages/de.json lamp.on: “deine”'),
  ]);
});

test('reads errors, summaries and paper in code, but neither names nor tests', () => {
  const papers = 'packages/domain/src/printing/messages';
  const found = violationsOf({
    'packages/api/src/endpoints/a.ts': `const a = { summary: 'Loads orders anew.', key: 'anew' };`,
    'packages/domain/src/b.ts': 'throw invalid(`${field}`, `Somebody has ${name}.`);',
    'packages/domain/src/b.test.ts': `test('loads somebody anew', () => {});`,
    [`${papers}/en.ts`]: `export const en = { test: 'Print once more.' };`,
    [`${papers}/de.ts`]: `export const de = { test: 'Prüfe dein Papier.' };`,
    [`${papers}/fr.ts`]: `export const fr = { test: 'Un mot besides.' };`,
  });
  expect(found.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
    'packages/api/src/endpoints/a.ts:1: “anew”',
    'packages/domain/src/b.ts:1: “Somebody”',
    `${papers}/de.ts:1: “dein”`,
    `${papers}/de.ts:1: “Prüfe”`,
    `${papers}/en.ts:1: “once more”`,
  ]);
});
