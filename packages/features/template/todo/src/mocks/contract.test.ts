import { createClient } from '@servery/api';
import { setScenario } from '@servery/api/mocks';
import {
  addTask,
  deleteTask,
  listTasks,
  plainText,
  reorderTask,
  todoFilters,
  todoTags,
  updateTask,
  type NewTodoTask,
} from '@servery/api/template';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { todoHandlers } from './handlers.ts';
import { todoMocks } from './index.ts';

const baseURL = 'http://sample.test/api';
const server = setupServer(...todoHandlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  setScenario('usual');
  todoMocks.reset();
});

const { call } = createClient({ baseURL });
type Query = Parameters<typeof call<typeof listTasks>>[1]['query'];
const list = async (query: Query = {}) => (await call(listTasks, { query })).tasks;
const ids = async (query: Query = {}) => (await list(query)).map(({ id }) => id);
const fresh: NewTodoTask = {
  title: 'Buy lemons',
  dueDate: '2026-11-21',
  description: plainText('Two crates.'),
  assignee: null,
  tags: ['low', 'team'],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
};
const add = async (part: Partial<NewTodoTask> = {}) =>
  (await call(addTask, { body: { task: { ...fresh, ...part } } })).task;

describe('to-do tasks', () => {
  test('lists tasks newest first, without deleted ones', async () => {
    const tasks = await list();
    expect(tasks.map(({ id }) => id)).toEqual(
      Array.from({ length: 24 }, (_, index) => 24 - index).filter((id) => ![11, 23].includes(id)),
    );
    expect(tasks.some(({ isDeleted }) => isDeleted)).toBe(false);
    expect((await call(listTasks, { query: {} })).assignees).toHaveLength(10);
  });

  test('returns the same tasks after a reset', async () => {
    const before = await list();
    todoMocks.reset();
    expect(await list()).toEqual(before);
  });

  test('filters by status; only the deleted filter shows deleted tasks', async () => {
    for (const filter of todoFilters) expect((await list({ filter })).length).toBeGreaterThan(0);
    expect(
      (await list({ filter: 'important' })).every((one) => one.isImportant && !one.isDeleted),
    ).toBe(true);
    expect(
      (await list({ filter: 'completed' })).every((one) => one.isCompleted && !one.isDeleted),
    ).toBe(true);
    expect(await ids({ filter: 'deleted' })).toEqual([23, 11]);
  });

  test('filters by tag', async () => {
    for (const tag of todoTags) {
      const tasks = await list({ tag });
      expect(tasks.length).toBeGreaterThan(0);
      expect(tasks.every(({ tags }) => tags.includes(tag))).toBe(true);
    }
  });

  test('finds tasks by title, ignoring case, and by tag and date only without a filter', async () => {
    const { id } = await add({ dueDate: '2026-03-09', tags: ['update'] });
    expect(await ids({ q: 'LEMON' })).toEqual([id]);
    expect(await ids({ q: 'updat' })).toContain(id);
    expect(await ids({ q: '9 March' })).toEqual([id]);
    expect(await ids({ q: 'march 9' })).toEqual([id]);
    expect(await ids({ q: 'Mar 9' })).toEqual([id]);
    expect(await ids({ q: '9 März' })).toEqual([id]);
    expect(await ids({ q: '9 March', tag: 'update' })).toEqual([]);
    expect(await ids({ q: 'updat', filter: 'important' })).toEqual([]);
    expect(await ids({ q: '.*' })).toEqual([]);
    expect(await ids({ q: '...' })).toEqual([]);
  });

  test.each(['en', 'en-GB', 'ms', 'zh', 'de', 'fr', 'pt', 'ar'])(
    'finds tasks by the due date as shown in %s',
    async (locale) => {
      const { id } = await add({ title: 'Order rice', dueDate: '2026-03-09', tags: [] });
      for (const month of ['short', 'long'] as const) {
        const shown = new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' });
        expect(await ids({ q: shown.format(new Date('2026-03-09')) })).toEqual([id]);
      }
    },
  );

  test('sorts by title, assignee and due date, missing values last', async () => {
    const up = (await list({ sortBy: 'title-asc' })).map(({ title }) => title);
    expect(up).toEqual(up.toSorted(new Intl.Collator('en').compare));
    expect((await list({ sortBy: 'title-desc' })).map(({ title }) => title)).toEqual(
      up.toReversed(),
    );
    const names = (await list({ sortBy: 'assignee' })).map(
      ({ assignee }) => assignee?.fullName ?? '~',
    );
    expect(names).toEqual(names.toSorted());
    const days = (await list({ sortBy: 'due-date' })).map(({ dueDate }) => dueDate ?? '9999');
    expect(days).toEqual(days.toSorted());
    expect([names.at(-1), days.at(-1)]).toEqual(['~', '9999']);
  });

  test('assigns an id to an added task and puts it first', async () => {
    const response = await fetch('http://sample.test/apps/todo/add-tasks', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ task: fresh }),
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ task: { ...fresh, id: 25 } });
    expect((await ids())[0]).toBe(25);
  });

  test.each([
    [{ title: ' ' }, 'task.title'],
    [{ dueDate: '2026-02-30' }, 'task.dueDate'],
    [{ tags: ['loud' as 'low'] }, 'task.tags.0'],
  ])('rejects an invalid task: %o', async (part, field) => {
    const refusal = await add(part).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      status: 422,
      matter: { fields: { [field]: expect.anything() } },
    });
    expect(await list()).toHaveLength(22);
  });

  test('updates a task without moving it', async () => {
    const [, second] = await list();
    await call(updateTask, { body: { task: { ...second!, title: 'Other', isCompleted: true } } });
    expect((await list())[1]).toEqual({ ...second, title: 'Other', isCompleted: true });
  });

  test('marks a task as deleted by id in the query, and restores it', async () => {
    const [first] = await list();
    const { task } = await call(deleteTask, { query: { taskId: first!.id } });
    expect(task).toEqual({ ...first, isDeleted: true });
    expect(await ids()).not.toContain(first!.id);
    expect(await ids({ filter: 'deleted' })).toContain(first!.id);
    await call(updateTask, { body: { task: first! } });
    expect((await ids())[0]).toBe(first!.id);
  });

  test('moves a task before another one, or to the end', async () => {
    await call(reorderTask, { body: { taskId: 20, beforeId: 24 } });
    expect((await ids()).slice(0, 3)).toEqual([20, 24, 22]);
    await call(reorderTask, { body: { taskId: 24, beforeId: null } });
    expect((await ids()).at(-1)).toBe(24);
    await call(reorderTask, { body: { taskId: 22, beforeId: 22 } });
    expect((await ids()).slice(0, 2)).toEqual([20, 22]);
  });

  test('returns 404 for an unknown task', async () => {
    for (const sent of [
      call(deleteTask, { query: { taskId: 999 } }),
      call(updateTask, { body: { task: { ...fresh, id: 999 } } }),
      call(reorderTask, { body: { taskId: 999, beforeId: null } }),
      call(reorderTask, { body: { taskId: 1, beforeId: 999 } }),
    ])
      await expect(sent).rejects.toMatchObject({ status: 404 });
    expect(await ids()).toHaveLength(22);
  });

  test('follows the empty and many scenarios', async () => {
    setScenario('empty');
    expect(await list()).toEqual([]);
    setScenario('many');
    expect((await list()).length + (await list({ filter: 'deleted' })).length).toBe(500);
  });
});
