import { describe, expect, test } from 'vitest';
import { blankLine, draftOf, isDraftWrong, taskOf } from './draft.ts';
import { makeTasks } from './mocks/tasks.ts';

describe('a draft', () => {
  test('that nobody touched makes the same task', () => {
    for (const task of makeTasks(21, Date.UTC(2026, 10, 21)))
      expect(taskOf(task, draftOf(task))).toEqual(task);
  });

  test('keeps what is said meanwhile, and drops what is left empty', () => {
    const [task] = makeTasks(1, Date.UTC(2026, 10, 21));
    const lines = [{ ...blankLine('x'), name: ' Tea ', remark: ' ', quantity: null }];
    const later = { ...task!, comments: [{ name: 'Mei', img: null, comment: 'Soon.' }] };
    expect(taskOf(later, { ...draftOf(task!), lines, title: ' Other ' })).toEqual({
      ...later,
      title: 'Other',
      attachments: [{ name: 'Tea', quantity: 1 }],
    });
  });

  test('without a title, or with a line that says nothing, is not saved', () => {
    const [task] = makeTasks(1, Date.UTC(2026, 10, 21));
    const draft = draftOf(task!);
    expect(isDraftWrong(draft)).toBe(false);
    expect(isDraftWrong({ ...draft, title: ' ' })).toBe(true);
    expect(isDraftWrong({ ...draft, lines: [...draft.lines, blankLine('x')] })).toBe(true);
  });
});
