import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { businessDate, id, quantity, text } from '../fields.ts';
import { richText } from './richText.ts';

/** What a task can be marked with, in the order in which the marks are offered. */
export const kanbanLabels = [
  'Self Pickup',
  'Delivery',
  'Required to Update',
  'Update to Complete',
] as const;
export type KanbanLabel = (typeof kanbanLabels)[number];

/** A board's own name on the wire, given by the host: titles may repeat and change, it does not. */
const boardId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,39}$/));

/** A board: a column of tasks. */
export const kanbanBoard = v.strictObject({ id: boardId, title: text(1, 60) });
export type KanbanBoard = v.InferOutput<typeof kanbanBoard>;

const picture = v.pipe(v.string(), v.maxLength(4_000));

/** Who works on a task. */
export const kanbanPerson = v.strictObject({
  title: text(1, 120),
  /** An address for an image; without one, initials stand in. */
  img: v.nullable(picture),
});
export type KanbanPerson = v.InferOutput<typeof kanbanPerson>;

/** A line of the order that a task is about. */
export const kanbanLine = v.strictObject({
  name: text(1, 120),
  quantity,
  /** What is in it, when it is a box of several things. */
  items: v.optional(v.pipe(v.array(text(1, 120)), v.maxLength(20))),
  remark: v.optional(text(0, 300)),
});
export type KanbanLine = v.InferOutput<typeof kanbanLine>;

/** Something said about a task. */
export const kanbanComment = v.strictObject({
  name: text(1, 120),
  img: v.nullable(picture),
  comment: text(1, 1_000),
});
export type KanbanComment = v.InferOutput<typeof kanbanComment>;

/** A card on a board: an order mostly, or a chore. */
export const kanbanTask = v.strictObject({
  id,
  title: text(1, 160),
  description: v.nullable(richText),
  dueDate: v.nullable(businessDate),
  labels: v.pipe(v.array(v.picklist(kanbanLabels)), v.maxLength(kanbanLabels.length)),
  boardId,
  /** A picture as data: pictures of the sample come from nowhere else. */
  coverImage: v.nullable(v.pipe(v.string(), v.regex(/^data:image\//), v.maxLength(400_000))),
  attachments: v.pipe(v.array(kanbanLine), v.maxLength(50)),
  comments: v.pipe(v.array(kanbanComment), v.maxLength(200)),
  assignedTo: v.pipe(v.array(kanbanPerson), v.maxLength(20)),
});
export type KanbanTask = v.InferOutput<typeof kanbanTask>;

const open = { capability: 'public', isRooted: true } as const;
/** Brings back what a removal took, when it is given to `undoRemoval`. */
const undo = id;

/** The boards, in their order. */
export const listBoards = endpoint.get('/apps/kanban/boards', {
  summary: 'The boards, in their order.',
  ...open,
  returns: v.object({ boards: v.array(kanbanBoard) }),
});

/** All tasks: those of one board stand in their order on it. */
export const listBoardTasks = endpoint.get('/apps/kanban/tasks', {
  summary: 'The tasks of all boards, in their order.',
  ...open,
  returns: v.object({
    tasks: v.array(kanbanTask),
    /** Who a task can be given to. */
    people: v.array(kanbanPerson),
  }),
});

/**
 * Puts a task in the place of another one, on that one's board; those behind make room. Further down
 * on the same board it lands after that one, so that every place can be reached.
 */
export const reorderBoardTasks = endpoint.post('/apps/kanban/reorder-tasks', {
  summary: 'Puts a task in the place of another one.',
  ...open,
  body: v.strictObject({ data: v.strictObject({ taskId: id, targetTaskId: id }) }),
  returns: v.object({ boardId, ids: v.array(id) }),
  problems: ['notFound'],
});

/** Puts a task at the end of a board. */
export const updateTaskBoard = endpoint.post('/apps/kanban/update-task-board', {
  summary: 'Puts a task at the end of a board.',
  ...open,
  body: v.strictObject({ data: v.strictObject({ taskId: id, newBoardId: boardId }) }),
  returns: v.object({ boardId, ids: v.array(id) }),
  problems: ['notFound'],
});

/** Adds a task at the end of a board. It gets its number here, and is due in two days. */
export const addBoardTask = endpoint.post('/apps/kanban/add-task', {
  summary: 'Adds a task at the end of a board.',
  ...open,
  body: v.strictObject({ data: v.strictObject({ title: kanbanTask.entries.title, boardId }) }),
  returns: v.object({ newTask: kanbanTask }),
  problems: ['notFound'],
});

/** Adds a board behind the others. It gets its own name here, whatever its title. */
export const addBoard = endpoint.post('/apps/kanban/add-board', {
  summary: 'Adds a board.',
  ...open,
  body: v.strictObject({ data: v.strictObject({ title: kanbanBoard.entries.title }) }),
  returns: v.object({ board: kanbanBoard }),
});

/** Makes a task what is sent. Where it stands is not changed: `reorderBoardTasks` and `updateTaskBoard` do that. */
export const updateBoardTask = endpoint.post('/apps/kanban/update-task', {
  summary: 'Changes a task.',
  ...open,
  body: v.strictObject({ data: kanbanTask }),
  returns: v.object({ task: kanbanTask }),
  problems: ['notFound'],
});

/** Gives a board another title. Templates of this kind forget it; this call keeps it. */
export const updateBoard = endpoint.post('/apps/kanban/update-board', {
  summary: 'Renames a board.',
  ...open,
  body: v.strictObject({ data: kanbanBoard }),
  returns: v.object({ board: kanbanBoard }),
  problems: ['notFound'],
});

/** Takes a board away with its tasks. The body is its id. */
export const deleteBoard = endpoint.delete('/apps/kanban/delete-board', {
  summary: 'Deletes a board with its tasks.',
  ...open,
  body: boardId,
  returns: v.object({ board: kanbanBoard, undo }),
  problems: ['notFound'],
});

/** Takes all tasks of a board away; the board stays. The body is its id. */
export const clearBoardTasks = endpoint.delete('/apps/kanban/clear-tasks', {
  summary: 'Deletes the tasks of a board.',
  ...open,
  body: boardId,
  returns: v.object({ ids: v.array(id), undo }),
  problems: ['notFound'],
});

/** Takes a task away. The body is its id. */
export const deleteBoardTask = endpoint.delete('/apps/kanban/delete-task', {
  summary: 'Deletes a task.',
  ...open,
  body: id,
  returns: v.object({ task: kanbanTask, undo }),
  problems: ['notFound'],
});

/** Puts back what one removal took, where it stood. Answers how that board stands then, not all that is on it. */
export const undoRemoval = endpoint.post('/apps/kanban/undo', {
  summary: 'Brings back what a removal took.',
  ...open,
  body: v.strictObject({ data: undo }),
  returns: v.object({ boards: v.array(kanbanBoard), boardId, ids: v.array(id) }),
  problems: ['notFound'],
});
