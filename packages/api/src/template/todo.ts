import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { businessDate, id, idParam, text } from '../fields.ts';
import { richText } from './richText.ts';

/** The tags of a task, in display order. */
export const todoTags = ['team', 'low', 'medium', 'high', 'update'] as const;
export type TodoTag = (typeof todoTags)[number];

/** The task filters. Without one, all tasks that aren't deleted are shown. */
export const todoFilters = ['important', 'completed', 'deleted'] as const;
export type TodoFilter = (typeof todoFilters)[number];

/**
 * The sort orders of tasks. `latest` is the newest first, except for tasks that were moved
 * manually.
 */
export const todoSorts = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const;
export type TodoSort = (typeof todoSorts)[number];

/** A person that a task can be assigned to. */
export const todoAssignee = v.strictObject({
  fullName: text(1, 120),
  /** The URL of an image; null to show initials. */
  avatar: v.nullable(v.pipe(v.string(), v.maxLength(4_000))),
});
export type TodoAssignee = v.InferOutput<typeof todoAssignee>;

const written = {
  title: text(1, 120),
  dueDate: v.nullable(businessDate),
  description: v.nullable(richText),
  assignee: v.nullable(todoAssignee),
  tags: v.pipe(v.array(v.picklist(todoTags)), v.maxLength(todoTags.length)),
  isCompleted: v.boolean(),
  isDeleted: v.boolean(),
  isImportant: v.boolean(),
};

/** A task to do. */
export const todoTask = v.strictObject({ id, ...written });
export type TodoTask = v.InferOutput<typeof todoTask>;

/** A task without an id, before it is added. */
export const newTodoTask = v.strictObject(written);
export type NewTodoTask = v.InferOutput<typeof newTodoTask>;

const one = v.object({ task: todoTask });

/**
 * Lists tasks and searches their titles. Without a filter or tag, it also searches the names of
 * tags and the due dates, such as "21 November" or "November 21", in any of the app's languages.
 */
export const listTasks = endpoint.get('/apps/todo/tasks', {
  summary: 'Lists the tasks of a filter or tag.',
  capability: 'public',
  isRooted: true,
  query: v.strictObject({
    q: v.optional(text(0, 100), ''),
    filter: v.optional(v.picklist(['', ...todoFilters]), ''),
    tag: v.optional(v.picklist(['', ...todoTags]), ''),
    sortBy: v.optional(v.picklist(todoSorts), 'latest'),
  }),
  returns: v.object({
    tasks: v.array(todoTask),
    /** The people that a task can be assigned to. */
    assignees: v.array(todoAssignee),
  }),
});

/** Adds a task and assigns its id. */
export const addTask = endpoint.post('/apps/todo/add-tasks', {
  summary: 'Creates a task.',
  capability: 'public',
  isRooted: true,
  body: v.strictObject({ task: newTodoTask }),
  returns: one,
  status: 201,
});

/** Replaces a task including its flags, so that a deleted task can be restored. */
export const updateTask = endpoint.post('/apps/todo/update-task', {
  summary: 'Updates a task.',
  capability: 'public',
  isRooted: true,
  body: v.strictObject({ task: todoTask }),
  returns: one,
  problems: ['notFound'],
});

/** Marks a task as deleted. It appears under that filter and can be restored. */
export const deleteTask = endpoint.delete('/apps/todo/delete-task', {
  summary: 'Marks a task as deleted.',
  capability: 'public',
  isRooted: true,
  query: v.strictObject({ taskId: idParam }),
  returns: one,
  problems: ['notFound'],
});

/**
 * Moves a task before another one in the `latest` order, or to the end without a target. Other
 * dashboard templates don't store a drag.
 */
export const reorderTask = endpoint.post('/apps/todo/reorder-tasks', {
  summary: 'Moves a task before another.',
  capability: 'public',
  isRooted: true,
  body: v.strictObject({ taskId: id, beforeId: v.nullable(id) }),
  returns: v.object({ ids: v.array(id) }),
  problems: ['notFound'],
});
