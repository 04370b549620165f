import { describe, expect, test } from 'vitest';
import { blankLine, draftOf, isDraftWrong, taskOf } from './draft.ts';
import { makeTasks } from './mocks/tasks.ts';

describe('task drafts', () => {
  test('an unchanged draft produces the same task', () => {
    for (const task of makeTasks(21, Date.UTC(2026, 10, 21)))
      expect(taskOf(task, draftOf(task))).toEqual(task);
  });

  test('taskOf keeps comments added since and drops empty fields', () => {
    const [task] = makeTasks(1, Date.UTC(2026, 10, 21));
    const lines = [{ ...blankLine('x'), name: ' Tea ', remark: ' ', quantity: null }];
    const later = { ...task!, comments: [{ name: 'Mei', img: null, comment: 'Soon.' }] };
    expect(taskOf(later, { ...draftOf(task!), lines, title: ' Other ' })).toEqual({
      ...later,
      title: 'Other',
      attachments: [{ name: 'Tea', quantity: 1 }],
    });
  });

  test('isDraftWrong rejects a blank title and a line without a name', () => {
    const [task] = makeTasks(1, Date.UTC(2026, 10, 21));
    const draft = draftOf(task!);
    expect(isDraftWrong(draft)).toBe(false);
    expect(isDraftWrong({ ...draft, title: ' ' })).toBe(true);
    expect(isDraftWrong({ ...draft, lines: [...draft.lines, blankLine('x')] })).toBe(true);
  });
});
