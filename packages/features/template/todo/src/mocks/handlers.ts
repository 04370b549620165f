import { templateAnswer } from '@servery/api/mocks';
import { addTask, deleteTask, listTasks, reorderTask, updateTask } from '@servery/api/template';
import { book, nextId, placeOf } from './book.ts';
import { find } from './find.ts';
import { todoPeople } from './tasks.ts';

/** Mock handlers, one per to-do endpoint. */
export const todoHandlers = [
  templateAnswer(listTasks, ({ query }) => ({
    tasks: find(book.read().tasks, query),
    assignees: [...todoPeople],
  })),
  templateAnswer(addTask, ({ body }) =>
    book.change(({ tasks }) => {
      const task = { ...body.task, id: nextId(tasks) };
      tasks.unshift(task);
      return { task };
    }),
  ),
  templateAnswer(updateTask, ({ body: { task } }) =>
    book.change(({ tasks }) => {
      tasks[placeOf(tasks, task.id)] = task;
      return { task };
    }),
  ),
  templateAnswer(deleteTask, ({ query: { taskId } }) =>
    book.change(({ tasks }) => {
      const place = placeOf(tasks, taskId);
      const task = { ...tasks[place]!, isDeleted: true };
      tasks[place] = task;
      return { task };
    }),
  ),
  templateAnswer(reorderTask, ({ body: { taskId, beforeId } }) =>
    book.change(({ tasks }) => {
      const from = placeOf(tasks, taskId);
      if (beforeId !== null) placeOf(tasks, beforeId);
      if (beforeId !== taskId) {
        const [task] = tasks.splice(from, 1);
        tasks.splice(beforeId === null ? tasks.length : placeOf(tasks, beforeId), 0, task!);
      }
      return { ids: tasks.map(({ id }) => id) };
    }),
  ),
];
