import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { businessDate, id, idParam, text } from '../fields.ts';
import { richText } from './richText.ts';

/** What a task can be marked with, in the order in which the marks are offered. */
export const todoTags = ['team', 'low', 'medium', 'high', 'update'] as const;
export type TodoTag = (typeof todoTags)[number];

/** Which tasks are shown; without one, all that are not deleted. */
export const todoFilters = ['important', 'completed', 'deleted'] as const;
export type TodoFilter = (typeof todoFilters)[number];

/** How tasks are sorted. `latest` is the newest first, but where somebody put them otherwise. */
export const todoSorts = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const;
export type TodoSort = (typeof todoSorts)[number];

/** Who a task is for. */
export const todoAssignee = v.strictObject({
  fullName: text(1, 120),
  /** An address for an image; without one, initials stand in. */
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

/** Something to be done. */
export const todoTask = v.strictObject({ id, ...written });
export type TodoTask = v.InferOutput<typeof todoTask>;

/** A task before it has a number. */
export const newTodoTask = v.strictObject(written);
export type NewTodoTask = v.InferOutput<typeof newTodoTask>;

const one = v.object({ task: todoTask });

/**
 * Tasks by title; while neither filter nor tag narrows them, by a tag's name and by the day they are
 * due as well, as "21 November" or "November 21" in any of the app's languages.
 */
export const listTasks = endpoint.get('/apps/todo/tasks', {
  summary: 'Tasks of the template’s to-do, those of one filter or one tag.',
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
    /** Who a task can be given to. */
    assignees: v.array(todoAssignee),
  }),
});

/** Adds a task; it gets its number here. */
export const addTask = endpoint.post('/apps/todo/add-tasks', {
  summary: 'Adds a task.',
  capability: 'public',
  isRooted: true,
  body: v.strictObject({ task: newTodoTask }),
  returns: one,
  status: 201,
});

/** Makes a task what is sent, flags and all: it can be brought back so. */
export const updateTask = endpoint.post('/apps/todo/update-task', {
  summary: 'Changes a task.',
  capability: 'public',
  isRooted: true,
  body: v.strictObject({ task: todoTask }),
  returns: one,
  problems: ['notFound'],
});

/** Marks a task as deleted: it is found under that filter, and can be brought back. */
export const deleteTask = endpoint.delete('/apps/todo/delete-task', {
  summary: 'Marks a task as deleted.',
  capability: 'public',
  isRooted: true,
  query: v.strictObject({ taskId: idParam }),
  returns: one,
  problems: ['notFound'],
});

/**
 * Puts a task where another one is, as they stand under `latest`; without a target it goes last.
 * Templates of this kind forget a drag; this call keeps it.
 */
export const reorderTask = endpoint.post('/apps/todo/reorder-tasks', {
  summary: 'Puts a task before another one.',
  capability: 'public',
  isRooted: true,
  body: v.strictObject({ taskId: id, beforeId: v.nullable(id) }),
  returns: v.object({ ids: v.array(id) }),
  problems: ['notFound'],
});
