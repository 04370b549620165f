import { createClient } from '@servery/api';
import { setScenario } from '@servery/api/mocks';
import {
  addBoard,
  addBoardTask,
  clearBoardTasks,
  deleteBoard,
  deleteBoardTask,
  kanbanLabels,
  listBoards,
  listBoardTasks,
  reorderBoardTasks,
  undoRemoval,
  updateBoard,
  updateBoardTask,
  updateTaskBoard,
  type KanbanTask,
} from '@servery/api/template';
import { dayOf, randomOf } from '@servery/domain/template';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '@servery/domain/time';
import { callOf, moveTask } from '../moves.ts';
import { book } from './book.ts';
import { kanbanHandlers } from './handlers.ts';
import { kanbanMocks } from './index.ts';

const server = setupServer(...kanbanHandlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  setScenario('usual');
  kanbanMocks.reset();
});

const { call } = createClient({ baseURL: 'http://sample.test/api' });
const boards = async () => (await call(listBoards, {})).boards;
const boardIds = async () => (await boards()).map(({ id }) => id);
const tasks = async () => (await call(listBoardTasks, {})).tasks;
const on = async (boardId: string) =>
  (await tasks()).filter((task) => task.boardId === boardId).map(({ id }) => id);
const taskOf = async (id: number) => (await tasks()).find((task) => task.id === id)!;
const reorder = (taskId: number, targetTaskId: number) =>
  call(reorderBoardTasks, { body: { data: { taskId, targetTaskId } } });
const toBoard = (taskId: number, newBoardId: string) =>
  call(updateTaskBoard, { body: { data: { taskId, newBoardId } } });
const add = async (title: string) => (await call(addBoard, { body: { data: { title } } })).board;
const send = (method: string, path: string, body: unknown) =>
  fetch(`http://sample.test/apps/kanban/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('listing boards and tasks', () => {
  test('returns the boards of the specification, and tasks on each of them', async () => {
    expect(await boardIds()).toEqual(['new_order', 'action', 'todo', 'in-progress', 'done']);
    const all = await tasks();
    expect(all).toHaveLength(21);
    expect(new Set(all.map(({ boardId }) => boardId))).toEqual(new Set(await boardIds()));
    for (const label of kanbanLabels)
      expect(all.some(({ labels }) => labels.includes(label))).toBe(true);
    expect(all.some(({ attachments }) => attachments.some(({ items }) => items))).toBe(true);
    expect(all.some(({ attachments }) => attachments.some(({ remark }) => remark))).toBe(true);
    expect((await call(listBoardTasks, {})).people).toHaveLength(11);
  });

  test('returns the same tasks after a reset', async () => {
    const before = await tasks();
    kanbanMocks.reset();
    expect(await tasks()).toEqual(before);
  });

  test('follows the empty and many scenarios', async () => {
    setScenario('empty');
    expect([await boards(), await tasks()]).toEqual([[], []]);
    setScenario('many');
    expect(await tasks()).toHaveLength(2_000);
  });
});

test('only changed tasks are stored, even with many tasks', async () => {
  setScenario('many');
  await toBoard((await on('todo'))[0]!, 'done');
  await call(updateBoardTask, { body: { data: { ...(await taskOf(7)), title: 'Other' } } });
  expect(JSON.stringify(book.read()).length).toBeLessThan(20_000);
});

describe('changing a task', () => {
  test('adds a task at the end of its board, due in two days', async () => {
    const response = await send('POST', 'add-task', {
      data: { title: ' Ice, two bags ', boardId: 'action' },
    });
    expect(response.status).toBe(200);
    const { newTask } = (await response.json()) as { newTask: KanbanTask };
    expect(newTask).toMatchObject({
      title: 'Ice, two bags',
      boardId: 'action',
      dueDate: addDays(dayOf(new Date()), 2),
      labels: [],
      attachments: [],
    });
    expect((await on('action')).at(-1)).toBe(newTask.id);
    expect(await taskOf(newTask.id)).toEqual(newTask);
  });

  test('updates a task without moving it, whatever board is sent', async () => {
    const before = await on('todo');
    const data: KanbanTask = {
      ...(await taskOf(before[1]!)),
      title: 'Other',
      boardId: 'done',
      labels: ['Delivery'],
      coverImage: 'data:image/png;base64,AA==',
      attachments: [{ name: 'Laksa', quantity: 2, items: ['Noodles'], remark: 'Hot' }],
      comments: [{ name: 'Mei', img: null, comment: 'Soon.' }],
      assignedTo: [{ title: 'Mei', img: null }],
    };
    await call(updateBoardTask, { body: { data } });
    expect(await on('todo')).toEqual(before);
    expect(await taskOf(before[1]!)).toEqual({ ...data, boardId: 'todo' });
  });

  test("rejects invalid task data with the field's name", async () => {
    const task = await taskOf(1);
    for (const [part, field] of [
      [{ title: ' ' }, 'data.title'],
      [{ dueDate: '2026-02-30' }, 'data.dueDate'],
      [{ labels: ['loud' as 'Delivery'] }, 'data.labels.0'],
      [{ coverImage: 'https://example.com/a.png' }, 'data.coverImage'],
      [{ attachments: [{ name: 'Laksa', quantity: 0 }] }, 'data.attachments.0.quantity'],
    ] as const)
      await expect(
        call(updateBoardTask, { body: { data: { ...task, ...part } as KanbanTask } }),
      ).rejects.toMatchObject({ status: 422, matter: { fields: { [field]: expect.anything() } } });
    expect(await taskOf(1)).toEqual(task);
  });

  test('moves a task before a target above it, or behind one below it', async () => {
    const [a, b, c, d] = (await on('todo')) as [number, number, number, number];
    expect(await reorder(d, b)).toEqual({ boardId: 'todo', ids: [a, d, b, c] });
    expect(await reorder(a, b)).toEqual({ boardId: 'todo', ids: [d, b, a, c] });
    await reorder(d, c);
    await reorder(b, b);
    expect(await on('todo')).toEqual([b, a, c, d]);
  });

  test('moves a task to another board, at the end or before a task there', async () => {
    const [first, second] = (await on('new_order')) as [number, number];
    const there = await on('done');
    await toBoard(first, 'done');
    expect(await on('done')).toEqual([...there, first]);
    await reorder(second, there[0]!);
    expect(await on('done')).toEqual([second, ...there, first]);
    expect((await taskOf(second)).boardId).toBe('done');
    expect(await on('new_order')).toHaveLength(4);
  });

  test('restores a deleted task to its position, once', async () => {
    const before = await tasks();
    const [, second] = await on('action');
    const { undo } = await call(deleteBoardTask, { body: second! });
    expect(await on('action')).not.toContain(second);
    await call(undoRemoval, { body: { data: undo } });
    expect(await tasks()).toEqual(before);
    await expect(call(undoRemoval, { body: { data: undo } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('changing a board', () => {
  test('gives boards with equal titles different ids', async () => {
    const [one, other] = [await add('To do'), await add('To do')];
    await call(deleteBoard, { body: other.id });
    const third = await add('To do');
    expect(new Set([...(await boardIds()), other.id]).size).toBe(8);
    await call(addBoardTask, { body: { data: { title: 'Ice', boardId: third.id } } });
    expect(await on(one.id)).toEqual([]);
    expect(await on('todo')).toHaveLength(4);
  });

  test('renames a board and keeps its tasks', async () => {
    const before = await on('todo');
    await call(updateBoard, { body: { data: { id: 'todo', title: 'Next up' } } });
    expect((await boards())[2]).toEqual({ id: 'todo', title: 'Next up' });
    expect(await on('todo')).toEqual(before);
  });

  test('deletes a board by id with its tasks, and restores both', async () => {
    const [before, stood] = [await tasks(), await boards()];
    const response = await send('DELETE', 'delete-board', 'action');
    expect(response.status).toBe(200);
    const { undo } = (await response.json()) as { undo: number };
    expect(await boardIds()).not.toContain('action');
    expect(await on('action')).toEqual([]);
    expect(await tasks()).toHaveLength(16);
    const back = await call(undoRemoval, { body: { data: undo } });
    const ids = before.filter((task) => task.boardId === 'action').map(({ id }) => id);
    expect(back).toEqual({ boards: stood, boardId: 'action', ids });
    expect([await boards(), await tasks()]).toEqual([stood, before]);
  });

  test('clears a board by id, and restores its tasks before newer ones', async () => {
    const before = await on('todo');
    const response = await send('DELETE', 'clear-tasks', 'todo');
    const { undo, ids } = (await response.json()) as { undo: number; ids: number[] };
    expect(ids).toEqual(before);
    expect(await on('todo')).toEqual([]);
    expect(await boardIds()).toContain('todo');
    const [moved] = await on('done');
    await toBoard(moved!, 'todo');
    await call(undoRemoval, { body: { data: undo } });
    expect(await on('todo')).toEqual([...before, moved]);
  });

  test('rejects a blank board title', async () => {
    await expect(add('  ')).rejects.toMatchObject({ status: 422 });
    expect(await boardIds()).toHaveLength(5);
  });
});

test('the host and the optimistic change agree on 60 random drags', async () => {
  const { pick, chance } = randomOf('drags');
  let seen: readonly KanbanTask[] = await tasks();
  const [ids, places] = [seen.map(({ id }) => id), await boardIds()];
  for (let drag = 0; drag < 60; drag++) {
    const boardId = pick(places);
    const there = seen.filter((task) => task.boardId === boardId);
    const beside = there.length > 0 && chance(0.8) ? pick(there).id : null;
    const isBehind = beside !== null && chance(0.5);
    const move = {
      id: pick(ids),
      boardId,
      ...(isBehind ? { afterId: beside } : { beforeId: beside }),
    };
    const request = callOf(seen, move);
    seen = moveTask(seen, move);
    if (request && 'newBoardId' in request) await toBoard(request.taskId, request.newBoardId);
    else if (request) await reorder(request.taskId, request.targetTaskId);
    const expected = seen.filter((task) => task.boardId === boardId).map(({ id }) => id);
    expect(await on(boardId)).toEqual(expected);
  }
});

test('returns 404 for unknown boards and tasks', async () => {
  const task = await taskOf(1);
  for (const sent of [
    reorder(999, 1),
    reorder(1, 999),
    toBoard(999, 'done'),
    toBoard(1, 'constructor'),
    call(addBoardTask, { body: { data: { title: 'Ice', boardId: 'nowhere' } } }),
    call(updateBoardTask, { body: { data: { ...task, id: 999 } } }),
    call(updateBoard, { body: { data: { id: 'nowhere', title: 'Ice' } } }),
    call(deleteBoard, { body: 'nowhere' }),
    call(clearBoardTasks, { body: 'nowhere' }),
    call(deleteBoardTask, { body: 999 }),
    call(undoRemoval, { body: { data: 999 } }),
  ])
    await expect(sent).rejects.toMatchObject({ status: 404 });
  expect(await tasks()).toHaveLength(21);
});

test('refuses to undo a removal whose board was deleted since', async () => {
  const { undo } = await call(clearBoardTasks, { body: 'todo' });
  await call(deleteBoard, { body: 'todo' });
  await expect(call(undoRemoval, { body: { data: undo } })).rejects.toMatchObject({ status: 404 });
});
