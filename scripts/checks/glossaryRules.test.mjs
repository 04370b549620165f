import { expect, test } from 'vitest';
import { glossaryRules, readGlossary } from './glossaryRules.mjs';
import { plant } from './plant.mjs';

const folder = 'packages/features/orders/src';
const glossary = `# German glossary

| English           | German              | Note                                  |
| ----------------- | ------------------- | ------------------------------------- |
| bill; bill (verb) | Rechnung; berechnen |                                       |
| cancel (an order) | absagen             | status: Abgesagt; on paper: ABSAGE    |
| cancel (a job)    | abbrechen           | for 1 order, or several               |
| combine (orders)  | zusammen legen / -führen |                                  |
`;
const violationsOf = (english, german, inFolder = folder) => {
  const id = `${inFolder.split('/').at(-2)}.text`;
  return glossaryRules(
    plant({
      'docs/glossary/de.md': glossary,
      [`${inFolder}/messages.ts`]: `defineMessages({ a: { id: '${id}', defaultMessage: '${english}' } });`,
      [`${inFolder}/locales/de.json`]: JSON.stringify({ [id]: german }),
    }),
  );
};

test('reads terms, their alternatives and the translations in notes', () => {
  expect(Object.fromEntries(readGlossary(glossary))).toEqual({
    bill: ['Rechnung', 'berechnen'],
    cancel: ['absagen', 'Abgesagt', 'ABSAGE', 'abbrechen'],
    combine: ['zusammen legen', '-führen'],
  });
});

test.each([
  ['Bill', 'Rechnung'],
  ['bill', 'Rechnungen'],
  ['Cancel', 'Abbrechen'],
  ['Cancel', 'Abgesagt'],
  ['Combine', 'Zusammen legen'],
  ['Cancel order', 'Bestellung löschen'],
])('accepts %s as %s', (english, german) => {
  expect(violationsOf(english, german)).toEqual([]);
});

test.each([
  ['Bill', 'Zettel'],
  ['Cancel', 'Löschen'],
  ['Combine', 'Zusammen tun'],
])('reports %s as %s', (english, german) => {
  expect(violationsOf(english, german)).toEqual([
    expect.stringContaining(`“${english}” is “${german}”`),
  ]);
});

test('accepts an Arabic translation with or without its article', () => {
  const arabicOf = (text) =>
    glossaryRules(
      plant({
        'docs/glossary/ar.md': '| queue | طابور | |',
        [`${folder}/messages.ts`]:
          "defineMessages({ a: { id: 'orders.text', defaultMessage: 'Queue' } });",
        [`${folder}/locales/ar.json`]: JSON.stringify({ 'orders.text': text }),
      }),
    );
  expect(['طابور', 'الطابور'].flatMap(arabicOf)).toEqual([]);
  expect(arabicOf('القائمة')).toHaveLength(1);
});

test('skips the template’s apps, which have subjects of their own', () => {
  expect(violationsOf('Bill', 'Schnabel', 'packages/features/template/birds/src')).toEqual([]);
});
