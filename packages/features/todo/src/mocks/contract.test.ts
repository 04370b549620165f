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

describe('tasks', () => {
  test('are listed newest first, without the deleted ones', async () => {
    const tasks = await list();
    expect(tasks.map(({ id }) => id)).toEqual(
      Array.from({ length: 24 }, (_, index) => 24 - index).filter((id) => ![11, 23].includes(id)),
    );
    expect(tasks.some(({ isDeleted }) => isDeleted)).toBe(false);
    expect((await call(listTasks, { query: {} })).assignees).toHaveLength(10);
  });

  test('are the same ones each time', async () => {
    const before = await list();
    todoMocks.reset();
    expect(await list()).toEqual(before);
  });

  test('of a filter are those and no deleted ones, but under deleted only those', async () => {
    for (const filter of todoFilters) expect((await list({ filter })).length).toBeGreaterThan(0);
    expect(
      (await list({ filter: 'important' })).every((one) => one.isImportant && !one.isDeleted),
    ).toBe(true);
    expect(
      (await list({ filter: 'completed' })).every((one) => one.isCompleted && !one.isDeleted),
    ).toBe(true);
    expect(await ids({ filter: 'deleted' })).toEqual([23, 11]);
  });

  test('of a tag have it', async () => {
    for (const tag of todoTags) {
      const tasks = await list({ tag });
      expect(tasks.length).toBeGreaterThan(0);
      expect(tasks.every(({ tags }) => tags.includes(tag))).toBe(true);
    }
  });

  test('are found by title in any case; by tag and day only while nothing narrows them', async () => {
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
  });

  test('sort by title either way, by assignee and by day, what is missing last', async () => {
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

  test('added get a number and stand first', async () => {
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
  ])('that are no tasks are refused: %o', async (part, field) => {
    const refusal = await add(part).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      status: 422,
      matter: { fields: { [field]: expect.anything() } },
    });
    expect(await list()).toHaveLength(22);
  });

  test('changed stay where they are', async () => {
    const [, second] = await list();
    await call(updateTask, { body: { task: { ...second!, title: 'Other', isCompleted: true } } });
    expect((await list())[1]).toEqual({ ...second, title: 'Other', isCompleted: true });
  });

  test('deleted are kept, named by the query, and can come back', async () => {
    const [first] = await list();
    const { task } = await call(deleteTask, { query: { taskId: first!.id } });
    expect(task).toEqual({ ...first, isDeleted: true });
    expect(await ids()).not.toContain(first!.id);
    expect(await ids({ filter: 'deleted' })).toContain(first!.id);
    await call(updateTask, { body: { task: first! } });
    expect((await ids())[0]).toBe(first!.id);
  });

  test('put before another one stay there, also at the end', async () => {
    await call(reorderTask, { body: { taskId: 20, beforeId: 24 } });
    expect((await ids()).slice(0, 3)).toEqual([20, 24, 22]);
    await call(reorderTask, { body: { taskId: 24, beforeId: null } });
    expect((await ids()).at(-1)).toBe(24);
    await call(reorderTask, { body: { taskId: 22, beforeId: 22 } });
    expect((await ids()).slice(0, 2)).toEqual([20, 22]);
  });

  test('that are not there are not found', async () => {
    for (const sent of [
      call(deleteTask, { query: { taskId: 999 } }),
      call(updateTask, { body: { task: { ...fresh, id: 999 } } }),
      call(reorderTask, { body: { taskId: 999, beforeId: null } }),
      call(reorderTask, { body: { taskId: 1, beforeId: 999 } }),
    ])
      await expect(sent).rejects.toMatchObject({ status: 404 });
    expect(await ids()).toHaveLength(22);
  });

  test('are none or many when the sample is asked to be so', async () => {
    setScenario('empty');
    expect(await list()).toEqual([]);
    setScenario('many');
    expect((await list()).length + (await list({ filter: 'deleted' })).length).toBe(500);
  });
});
