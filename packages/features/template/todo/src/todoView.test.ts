import { describe, expect, test } from 'vitest';
import { isTodoPlace, readTodo, writeTodo, type TodoView } from './todoView.ts';

const plain: TodoView = { filter: '', tag: '', q: '', sort: 'latest', open: null };

describe('to-do view URLs', () => {
  test.each<[string, Partial<TodoView>]>([
    ['/apps/todo', {}],
    ['/apps/todo/completed', { filter: 'completed' }],
    ['/apps/todo/tag/high?sort=due-date', { tag: 'high', sort: 'due-date' }],
    ['/apps/todo/important?q=fish&task=12', { filter: 'important', q: 'fish', open: 12 }],
    ['/apps/todo?task=new', { open: 'new' }],
  ])('%s maps to its view and back', (address, view) => {
    expect(readTodo(address)).toEqual({ ...plain, ...view });
    expect(writeTodo('/apps/todo', view)).toBe(address);
  });

  test.each(['/apps/todo/loud', '/apps/todo/tag/loud', '/apps/todo?sort=up&task=-1&q='])(
    '%s ignores invalid parameters',
    (address) => expect(readTodo(address)).toEqual(plain),
  );

  test.each<[string, boolean]>([
    ['/apps/todo', true],
    ['/apps/todo/?q=fish', true],
    ['/apps/todo/completed', true],
    ['/apps/todo/tag/high', true],
    ['/apps/todo/loud', false],
    ['/apps/todo/tag/loud?q=fish', false],
  ])('isTodoPlace returns for %s: %s', (address, isPlace) => {
    expect(isTodoPlace(address)).toBe(isPlace);
  });

  test('writing a view preserves unrelated query parameters', () => {
    expect(writeTodo('/apps/todo/deleted?scenario=slow&q=a', { filter: '', q: '' })).toBe(
      '/apps/todo?scenario=slow',
    );
  });
});
