import { expect, test } from 'vitest';
import { plant } from './plant.mjs';
import { unaskedMessages } from './unaskedMessages.mjs';

const folder = 'packages/features/orders/src';
const words = `export const boardWords = defineMessages({
  left: { id: 'orders.left', defaultMessage: 'Left' },
  right: { id: 'orders.right', defaultMessage: 'Right' },
});`;
const unasked = (code, more = {}) =>
  unaskedMessages(
    plant({ [`${folder}/messages.ts`]: words, [`${folder}/Board.tsx`]: code, ...more }),
  );

const right = [`${folder}/messages.ts orders.right: nobody asks for it`];

test('finds the message that nobody asks for', () => {
  expect(unasked(`import { boardWords } from './messages.ts'; say(boardWords.left);`)).toEqual(
    right,
  );
});

test('finds it under another name, in types and in what others export', () => {
  const code = `import { boardWords as words } from './messages.ts';
    type Key = keyof typeof words;
    export { boardWords } from './messages.ts';
    const own = { right: 1, words: other.words };
    say(words.left, own.right);`;
  expect(unasked(code)).toEqual(right);
});

test.each([
  ['asked for by its name', 'say(boardWords.left, boardWords["right"]);'],
  ['asked for by a computed name', 'say(boardWords[side]);'],
  ['handed on with all others', 'say(boardWords);'],
  ['spread', 'const all = { ...boardWords };'],
  ['taken apart', 'const { left, right } = boardWords;'],
  ['exported under another name', 'export { boardWords as sideWords };'],
])('leaves a message alone that is %s', (_name, code) => {
  expect(unasked(`import { boardWords } from './messages.ts'; ${code}`)).toEqual([]);
});

test('a story or a test asks for nothing', () => {
  const code = `import { boardWords } from './messages.ts'; say(boardWords.right);`;
  const aside = { [`${folder}/Board.stories.tsx`]: code, [`${folder}/Board.test.tsx`]: code };
  expect(unasked('say(boardWords.left);', aside)).toEqual(right);
});

test('looks into objects that are put together', () => {
  const code = `export const signWords = {
    ...defineMessages({ up: { id: 'orders.up', defaultMessage: 'Up' } }),
    down: defineMessage({ id: 'orders.down', defaultMessage: 'Down' }),
  }; say(boardWords, signWords.up);`;
  expect(unasked(code)).toEqual([`${folder}/Board.tsx orders.down: nobody asks for it`]);
});
