import { expect, test } from 'vitest';
import { languages, messageRules } from './messageRules.mjs';
import { plant } from './plant.mjs';

const folder = 'packages/features/orders/src';
const english = `export const messages = defineMessages({
  left: { id: 'orders.left', defaultMessage: '{count, plural, one {# left} other {# left}} for {name}' },
});`;
const other = '{count, plural, one {#} other {#}} {name}';
const arabic = '{count, plural, zero {#} one {#} two {#} few {#} many {#} other {#}} {name}';
const violationsOf = (catalogues = {}, code = english) => {
  const texts = {
    ...Object.fromEntries(languages.map((locale) => [locale, other])),
    ar: arabic,
    ...catalogues,
  };
  const files = Object.entries(texts).map(([locale, text]) => [
    `${folder}/locales/${locale}.json`,
    JSON.stringify(typeof text === 'string' ? { 'orders.left': text } : text),
  ]);
  return messageRules(plant({ [`${folder}/messages.ts`]: code, ...Object.fromEntries(files) }));
};

test('accepts messages that follow the rules', () => {
  expect(violationsOf()).toEqual([]);
});

test.each([
  ['is missing', { de: {} }],
  ['is unused', { de: { 'orders.left': other, 'orders.right': 'x' } }],
  ['has other placeholders than English', { de: '{count, plural, one {#} other {#}} {naam}' }],
  ['no plural for zero, two, few, many', { ar: other }],
  ['EXPECT_ARGUMENT_CLOSING_BRACE', { fr: '{count' }],
  ['isn’t a text', { fr: { 'orders.left': { few: 'x' } } }],
])('reports a translation that %s', (problem, catalogues) => {
  expect(violationsOf(catalogues)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['a property', `const text = String(messages.left.defaultMessage);`],
  ['a computed property', `const text = messages.left['defaultMessage'];`],
  ['a part', `const { defaultMessage } = messages.left;`],
  ['a renamed part', `const texts = all.map(({ defaultMessage: text }) => text);`],
])('reports code that reads the English text as %s', (_name, code) => {
  const root = plant({ [`${folder}/hooks/useText.test.ts`]: code });
  expect(messageRules(root)).toEqual([expect.stringContaining('reads defaultMessage')]);
});

test.each([
  ['does not start with orders.', `x({ id: 'account.left', defaultMessage: 'Left' });`],
  ['has no literal defaultMessage', 'x({ id: `orders.left`, defaultMessage: `${a} left` });'],
  ['does not start with orders.', 'x({ id: `orders.${a}`, defaultMessage: `Left` });'],
  ['EXPECT_ARGUMENT_CLOSING_BRACE', `x({ id: 'orders.left', defaultMessage: '{count' });`],
  ['has no literal defaultMessage', `intl.formatMessage({ id: 'orders.left' });`],
  ['has no literal defaultMessage', `const a = <FormattedMessage id="orders.left" />;`],
])('reports an English message that %s', (problem, code) => {
  const root = plant({ [`${folder}/messages.tsx`]: code });
  expect(messageRules(root)).toEqual([expect.stringContaining(problem)]);
});
