import type { KanbanTask } from '@servery/api/template';
import { describe, expect, test } from 'vitest';
import { makeColumns } from './columns.ts';
import { finds } from './find.ts';
import { makeTasks, sampleBoards } from './mocks/tasks.ts';
import { callOf, moveTask, placeOfTask } from './moves.ts';
import { stepOf } from './steps.ts';

const tasks: readonly KanbanTask[] = makeTasks(21, Date.UTC(2026, 10, 21));
const on = (list: readonly KanbanTask[], boardId: string) =>
  list.filter((task) => task.boardId === boardId).map(({ id }) => id);
const [a, b, c, d] = on(tasks, 'todo') as [number, number, number, number];
const first = on(tasks, 'done')[0]!;

describe('moving a task', () => {
  test.each([
    ['before one further up', d, b, [a, d, b, c], { taskId: d, targetTaskId: b }],
    ['before one further down', a, d, [b, c, a, d], { taskId: a, targetTaskId: c }],
    ['behind all', a, null, [b, c, d, a], { taskId: a, targetTaskId: d }],
  ])('moves a task %s on the same board', (_, id, beforeId, ids, call) => {
    const move = { id, boardId: 'todo', beforeId };
    expect(on(moveTask(tasks, move), 'todo')).toEqual(ids);
    expect(callOf(tasks, move)).toEqual(call);
  });

  test('moves a task to another board, before a task there or at the end', () => {
    const before = { id: a, boardId: 'done', beforeId: first };
    expect(on(moveTask(tasks, before), 'done')[0]).toBe(a);
    expect(callOf(tasks, before)).toEqual({ taskId: a, targetTaskId: first });
    const last = { id: a, boardId: 'done', beforeId: null };
    expect(on(moveTask(tasks, last), 'done').at(-1)).toBe(a);
    expect(callOf(tasks, last)).toEqual({ taskId: a, newBoardId: 'done' });
  });

  test.each([
    ['on the same board', d, 'todo', a, [a, d, b, c], { taskId: d, targetTaskId: b }],
    ['further down', a, 'todo', c, [b, c, a, d], { taskId: a, targetTaskId: c }],
    ['that is the last', a, 'todo', d, [b, c, d, a], { taskId: a, targetTaskId: d }],
    ['that is there no more', a, 'todo', first, [b, c, d, a], { taskId: a, targetTaskId: d }],
  ])('moves a task behind one %s', (_, id, boardId, afterId, ids, call) => {
    const move = { id, boardId, afterId };
    expect(on(moveTask(tasks, move), boardId)).toEqual(ids);
    expect(callOf(tasks, move)).toEqual(call);
  });

  test('moves a task behind one on another board, or behind the last one there', () => {
    const [one, two, last] = [first, on(tasks, 'done')[1]!, on(tasks, 'done').at(-1)!];
    const behind = { id: a, boardId: 'done', afterId: one };
    expect(on(moveTask(tasks, behind), 'done').slice(0, 3)).toEqual([one, a, two]);
    expect(callOf(tasks, behind)).toEqual({ taskId: a, targetTaskId: two });
    expect(callOf(tasks, { ...behind, afterId: last })).toEqual({ taskId: a, newBoardId: 'done' });
  });

  test('a step down past a task followed by hidden ones leaves the hidden ones behind it', () => {
    const shown = tasks.filter(({ id }) => id === a || id === c);
    const step = stepOf('down', { id: a, boardId: 'todo' }, sampleBoards, () => shown)!;
    expect(on(moveTask(tasks, step), 'todo')).toEqual([b, c, a, d]);
  });

  test('a move to the current position changes nothing and sends nothing', () => {
    for (const move of [
      { id: a, boardId: 'todo', beforeId: b },
      { id: a, boardId: 'todo', beforeId: a },
      { id: d, boardId: 'todo', beforeId: null },
      { id: b, boardId: 'todo', afterId: a },
      { id: a, boardId: 'todo', afterId: a },
      { id: 999, boardId: 'todo', beforeId: null },
    ]) {
      expect(moveTask(tasks, move)).toBe(tasks);
      expect(callOf(tasks, move)).toBeNull();
    }
  });

  test('a move is idempotent', () => {
    const move = { id: a, boardId: 'todo', beforeId: d };
    for (const same of [move, { id: a, boardId: 'todo', afterId: c }]) {
      const once = moveTask(tasks, same);
      expect(moveTask(once, same)).toBe(once);
      expect(placeOfTask(once, a)).toEqual(move);
    }
  });
});

test('a move keeps the array identity of unaffected boards', () => {
  const columnsOf = makeColumns();
  const all = () => true;
  const before = columnsOf(sampleBoards, tasks, all);
  const after = columnsOf(
    sampleBoards,
    moveTask(tasks, { id: a, boardId: 'done', beforeId: null }),
    all,
  );
  const changed = sampleBoards.filter(({ id }) => before.get(id) !== after.get(id));
  expect(changed.map(({ id }) => id)).toEqual(['todo', 'done']);
});

test('the board filter matches tasks by text, label and assignee', () => {
  const found = (part: Partial<Parameters<typeof finds>[0]>) =>
    tasks.filter(finds({ q: '', label: '', assignee: '', ...part }));
  expect(found({})).toHaveLength(21);
  expect(found({ q: 'CANAPES oven' })).toHaveLength(0);
  expect(found({ q: 'CANAPES gallery' }).map(({ title }) => title)).toEqual([
    'Canapés for the gallery opening',
  ]);
  expect(found({ q: 'tempeh' })).toHaveLength(1);
  expect(found({ label: 'Delivery' }).every((one) => one.labels.includes('Delivery'))).toBe(true);
  const [someone] = tasks.flatMap(({ assignedTo }) => assignedTo);
  const theirs = found({ assignee: someone!.title });
  expect(theirs.length).toBeGreaterThan(0);
  expect(
    theirs.every((one) => one.assignedTo.some((person) => person.title === someone!.title)),
  ).toBe(true);
});
