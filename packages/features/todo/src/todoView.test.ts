import { describe, expect, test } from 'vitest';
import { readTodo, writeTodo, type TodoView } from './todoView.ts';

const plain: TodoView = { filter: '', tag: '', q: '', sort: 'latest', open: null };

describe('the address', () => {
  test.each<[string, Partial<TodoView>]>([
    ['/apps/todo', {}],
    ['/apps/todo/completed', { filter: 'completed' }],
    ['/apps/todo/tag/high?sort=due-date', { tag: 'high', sort: 'due-date' }],
    ['/apps/todo/important?q=fish&task=12', { filter: 'important', q: 'fish', open: 12 }],
    ['/apps/todo?task=new', { open: 'new' }],
  ])('%s says what is shown, and is written so', (address, view) => {
    expect(readTodo(address)).toEqual({ ...plain, ...view });
    expect(writeTodo('/apps/todo', view)).toBe(address);
  });

  test.each(['/apps/todo/loud', '/apps/todo/tag/loud', '/apps/todo?sort=up&task=-1&q='])(
    '%s means no more than it can',
    (address) => expect(readTodo(address)).toEqual(plain),
  );

  test('keeps what is not its own', () => {
    expect(writeTodo('/apps/todo/deleted?scenario=slow&q=a', { filter: '', q: '' })).toBe(
      '/apps/todo?scenario=slow',
    );
  });
});
