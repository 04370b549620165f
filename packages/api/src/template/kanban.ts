import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { businessDate, id, quantity, text } from '../fields.ts';
import { dataPicture } from './dataPicture.ts';
import { richText } from './richText.ts';

/** The labels of a task, in display order. */
export const kanbanLabels = [
  'Self Pickup',
  'Delivery',
  'Required to Update',
  'Update to Complete',
] as const;
export type KanbanLabel = (typeof kanbanLabels)[number];

/**
 * The id of a board, assigned by the host. It never changes, whereas titles can change and repeat.
 */
const boardId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,39}$/));

/** A board: a column of tasks. */
export const kanbanBoard = v.strictObject({ id: boardId, title: text(1, 60) });
export type KanbanBoard = v.InferOutput<typeof kanbanBoard>;

const picture = v.pipe(v.string(), v.maxLength(4_000));

/** A person who can work on a task. */
export const kanbanPerson = v.strictObject({
  title: text(1, 120),
  /** The URL of an image; null to show initials. */
  img: v.nullable(picture),
});
export type KanbanPerson = v.InferOutput<typeof kanbanPerson>;

/** A line of the order that a task is about. */
export const kanbanLine = v.strictObject({
  name: text(1, 120),
  quantity,
  /** The contents, if it is a box of several items. */
  items: v.optional(v.pipe(v.array(text(1, 120)), v.maxLength(20))),
  remark: v.optional(text(0, 300)),
});
export type KanbanLine = v.InferOutput<typeof kanbanLine>;

/** A comment on a task. */
export const kanbanComment = v.strictObject({
  name: text(1, 120),
  img: v.nullable(picture),
  comment: text(1, 1_000),
});
export type KanbanComment = v.InferOutput<typeof kanbanComment>;

/** A card on a board: usually an order, sometimes a chore. */
export const kanbanTask = v.strictObject({
  id,
  title: text(1, 160),
  description: v.nullable(richText),
  dueDate: v.nullable(businessDate),
  labels: v.pipe(v.array(v.picklist(kanbanLabels)), v.maxLength(kanbanLabels.length)),
  boardId,
  coverImage: v.nullable(dataPicture),
  attachments: v.pipe(v.array(kanbanLine), v.maxLength(50)),
  comments: v.pipe(v.array(kanbanComment), v.maxLength(200)),
  assignedTo: v.pipe(v.array(kanbanPerson), v.maxLength(20)),
});
export type KanbanTask = v.InferOutput<typeof kanbanTask>;

const open = { capability: 'public', isRooted: true } as const;
/** Passed to `undoRemoval` to restore what a removal deleted. */
const undo = id;

/** Lists the boards in their order. */
export const listBoards = endpoint.get('/apps/kanban/boards', {
  summary: 'Lists the boards in order.',
  ...open,
  returns: v.object({ boards: v.array(kanbanBoard) }),
});

/** Lists all tasks. Those of one board are in their order on it. */
export const listBoardTasks = endpoint.get('/apps/kanban/tasks', {
  summary: 'Lists the tasks of all boards in order.',
  ...open,
  returns: v.object({
    tasks: v.array(kanbanTask),
    /** The people that a task can be assigned to. */
    people: v.array(kanbanPerson),
  }),
});

/**
 * Moves a task to the position of another one, on that one's board; the following tasks move down.
 * If the target is further down on the same board, the task moves behind it, so that every position
 * can be reached.
 */
export const reorderBoardTasks = endpoint.post('/apps/kanban/reorder-tasks', {
  summary: 'Moves a task to the position of another.',
  ...open,
  body: v.strictObject({ data: v.strictObject({ taskId: id, targetTaskId: id }) }),
  returns: v.object({ boardId, ids: v.array(id) }),
  problems: ['notFound'],
});

/** Moves a task to the end of a board. */
export const updateTaskBoard = endpoint.post('/apps/kanban/update-task-board', {
  summary: 'Moves a task to the end of a board.',
  ...open,
  body: v.strictObject({ data: v.strictObject({ taskId: id, newBoardId: boardId }) }),
  returns: v.object({ boardId, ids: v.array(id) }),
  problems: ['notFound'],
});

/** Adds a task at the end of a board. Assigns its id and a due date in two days. */
export const addBoardTask = endpoint.post('/apps/kanban/add-task', {
  summary: 'Creates a task at the end of a board.',
  ...open,
  body: v.strictObject({ data: v.strictObject({ title: kanbanTask.entries.title, boardId }) }),
  returns: v.object({ newTask: kanbanTask }),
  problems: ['notFound'],
});

/** Adds a board after the others. Assigns its id, regardless of its title. */
export const addBoard = endpoint.post('/apps/kanban/add-board', {
  summary: 'Creates a board.',
  ...open,
  body: v.strictObject({ data: v.strictObject({ title: kanbanBoard.entries.title }) }),
  returns: v.object({ board: kanbanBoard }),
});

/**
 * Replaces a task except for its position, which `reorderBoardTasks` and `updateTaskBoard` change.
 */
export const updateBoardTask = endpoint.post('/apps/kanban/update-task', {
  summary: 'Updates a task.',
  ...open,
  body: v.strictObject({ data: kanbanTask }),
  returns: v.object({ task: kanbanTask }),
  problems: ['notFound'],
});

/** Renames a board. Other dashboard templates don't store this. */
export const updateBoard = endpoint.post('/apps/kanban/update-board', {
  summary: 'Renames a board.',
  ...open,
  body: v.strictObject({ data: kanbanBoard }),
  returns: v.object({ board: kanbanBoard }),
  problems: ['notFound'],
});

/** Deletes a board with its tasks. The body is its id. */
export const deleteBoard = endpoint.delete('/apps/kanban/delete-board', {
  summary: 'Deletes a board with its tasks.',
  ...open,
  body: boardId,
  returns: v.object({ board: kanbanBoard, undo }),
  problems: ['notFound'],
});

/** Deletes all tasks of a board, but not the board. The body is its id. */
export const clearBoardTasks = endpoint.delete('/apps/kanban/clear-tasks', {
  summary: 'Deletes the tasks of a board.',
  ...open,
  body: boardId,
  returns: v.object({ ids: v.array(id), undo }),
  problems: ['notFound'],
});

/** Deletes a task. The body is its id. */
export const deleteBoardTask = endpoint.delete('/apps/kanban/delete-task', {
  summary: 'Deletes a task.',
  ...open,
  body: id,
  returns: v.object({ task: kanbanTask, undo }),
  problems: ['notFound'],
});

/**
 * Restores what one removal deleted, in its previous position. Returns the order of the boards and
 * of that board's tasks, not the tasks themselves.
 */
export const undoRemoval = endpoint.post('/apps/kanban/undo', {
  summary: 'Restores removed boards and tasks.',
  ...open,
  body: v.strictObject({ data: undo }),
  returns: v.object({ boards: v.array(kanbanBoard), boardId, ids: v.array(id) }),
  problems: ['notFound'],
});
