import { expect, test } from 'vitest';
import { plant } from './plant.mjs';
import { unusedMessages } from './unusedMessages.mjs';

const folder = 'packages/features/orders/src';
const words = `export const boardMessages = defineMessages({
  left: { id: 'orders.left', defaultMessage: 'Left' },
  right: { id: 'orders.right', defaultMessage: 'Right' },
});`;
const unused = (code, more = {}) =>
  unusedMessages(
    plant({ [`${folder}/messages.ts`]: words, [`${folder}/Board.tsx`]: code, ...more }),
  );

const right = [`${folder}/messages.ts orders.right: is unused`];

test('reports a message that no code uses', () => {
  expect(unused(`import { boardMessages } from './messages.ts'; say(boardMessages.left);`)).toEqual(
    right,
  );
});

test('reports it despite an alias, type queries and re-exports', () => {
  const code = `import { boardMessages as messages } from './messages.ts';
    type Key = keyof typeof messages;
    export { boardMessages } from './messages.ts';
    const own = { right: 1, words: other.words };
    say(messages.left, own.right);`;
  expect(unused(code)).toEqual(right);
});

test.each([
  ['asked for by its name', 'say(boardMessages.left, boardMessages["right"]);'],
  ['asked for by a computed name', 'say(boardMessages[side]);'],
  ['handed on with all others', 'say(boardMessages);'],
  ['spread', 'const all = { ...boardMessages };'],
  ['taken apart', 'const { left, right } = boardMessages;'],
  ['exported under another name', 'export { boardMessages as sideMessages };'],
])('does not report a message that is %s', (_name, code) => {
  expect(unused(`import { boardMessages } from './messages.ts'; ${code}`)).toEqual([]);
});

test('ignores uses in stories and tests', () => {
  const code = `import { boardMessages } from './messages.ts'; say(boardMessages.right);`;
  const aside = { [`${folder}/Board.stories.tsx`]: code, [`${folder}/Board.test.tsx`]: code };
  expect(unused('say(boardMessages.left);', aside)).toEqual(right);
});

test('reports messages in composed objects', () => {
  const code = `export const signMessages = {
    ...defineMessages({ up: { id: 'orders.up', defaultMessage: 'Up' } }),
    down: defineMessage({ id: 'orders.down', defaultMessage: 'Down' }),
  }; say(boardMessages, signMessages.up);`;
  expect(unused(code)).toEqual([`${folder}/Board.tsx orders.down: is unused`]);
});

test('reports the unused key of a shared message', () => {
  const code = `export const signMessages = defineMessages({
    up: actionMessages.up,
    down: actionMessages.down,
  }); say(boardMessages, signMessages.up);`;
  expect(unused(code)).toEqual([`${folder}/Board.tsx actionMessages.down: is unused`]);
});
