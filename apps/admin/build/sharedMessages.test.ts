import { expect, test } from 'vitest';
import { inlineShared, readShared, sharedIdsIn, sharedMessages, usesIn } from './sharedMessages.ts';

const shared = readShared([
  `export const problemMessages = defineMessages({ lost: { id: 'p.lost', defaultMessage: 'Lost' } });`,
  `export const actionMessages = defineMessages({
    close: { id: 'a.close', defaultMessage: 'Close' },
    lost: problemMessages.lost,
  } satisfies object);`,
]);
const from = (code: string) =>
  `import { actionMessages as messages } from '@servery/screens/messages';\n${code}`;
const inlined = (code: string) => inlineShared('/a.ts', from(code), shared).slice(from('').length);
const close = `({ id: 'a.close', defaultMessage: 'Close' })`;

test('puts single messages in place of their use, also those that repeat another', () => {
  expect(inlined('export const own = { shut: messages.close };')).toBe(
    `export const own = { shut: ${close} };`,
  );
  expect(inlined('const it = () => messages.lost;')).toBe(
    `const it = () => ({ id: 'p.lost', defaultMessage: 'Lost' });`,
  );
});

test('keeps unknown keys, computed keys and objects of another module', () => {
  for (const code of ['messages.open;', 'messages[key];', 'show(messages);'])
    expect(inlined(code)).toBe(code);
  const own = `import { actionMessages } from './messages.ts';\nactionMessages.close;`;
  expect(inlineShared('/a.ts', own, shared)).toBe(own);
});

test('keeps a name that the file declares again', () => {
  const code = 'const f = ({ messages }) => messages.close;';
  expect(inlined(code)).toBe(code);
});

test('names the objects of which more than single messages are used', () => {
  const { uses, whole } = usesIn('/a.ts', from('messages.close; messages[key];'), shared);
  expect(uses).toEqual([]);
  expect([...whole]).toEqual(['actionMessages']);
  expect([...usesIn('/a.ts', from('type T = typeof messages;'), shared).whole]).toEqual([]);
});

test('finds the shared messages of a source folder', () => {
  const ids = sharedIdsIn(sharedMessages(), ['packages/screens/src']);
  expect(ids).toContain('screens.error.retry');
  // Fields look up their errors by a computed key.
  expect(ids).toContain('screens.fieldError.items');
});
