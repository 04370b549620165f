import { Problem } from '@servery/api';
import { templateAnswer } from '@servery/api/mocks';
import {
  addBoard,
  addBoardTask,
  clearBoardTasks,
  deleteBoard,
  deleteBoardTask,
  listBoards,
  listBoardTasks,
  reorderBoardTasks,
  undoRemoval,
  updateBoard,
  updateBoardTask,
  updateTaskBoard,
  type KanbanTask,
} from '@servery/api/template';
import { dayOf } from '@servery/domain/template';
import { addDays } from '@servery/domain/time';
import { allTasks, book, homeOf, placeOf, tasksOf } from './book.ts';
import { putBack, take } from './removals.ts';
import { kanbanPeople } from './tasks.ts';

const daysToDo = 2;

/** Mock handlers, one per kanban endpoint. */
export const kanbanHandlers = [
  templateAnswer(listBoards, () => ({ boards: book.read().boards })),
  templateAnswer(listBoardTasks, () => ({
    tasks: allTasks(book.read()),
    people: [...kanbanPeople],
  })),
  templateAnswer(reorderBoardTasks, ({ body: { data } }) =>
    book.change((rows) => {
      const [from, boardId] = [homeOf(rows, data.taskId), homeOf(rows, data.targetTaskId)];
      const ids = rows.order[boardId]!;
      // Read the position before removing the task, so that a task moved down lands behind the
      // target.
      const place = ids.indexOf(data.targetTaskId);
      rows.order[from]!.splice(rows.order[from]!.indexOf(data.taskId), 1);
      ids.splice(place, 0, data.taskId);
      return { boardId, ids };
    }),
  ),
  templateAnswer(updateTaskBoard, ({ body: { data } }) =>
    book.change((rows) => {
      const from = rows.order[homeOf(rows, data.taskId)]!;
      placeOf(rows, data.newBoardId);
      from.splice(from.indexOf(data.taskId), 1);
      const ids = rows.order[data.newBoardId]!;
      ids.push(data.taskId);
      return { boardId: data.newBoardId, ids };
    }),
  ),
  templateAnswer(addBoardTask, ({ body: { data } }) =>
    book.change((rows) => {
      placeOf(rows, data.boardId);
      const id = ++rows.last;
      const newTask: KanbanTask = {
        ...data,
        id,
        description: null,
        dueDate: addDays(dayOf(new Date()), daysToDo),
        labels: [],
        coverImage: null,
        attachments: [],
        comments: [],
        assignedTo: [],
      };
      rows.changed[id] = newTask;
      rows.order[data.boardId]!.push(id);
      return { newTask };
    }),
  ),
  templateAnswer(addBoard, ({ body: { data } }) =>
    book.change((rows) => {
      const board = { id: `board-${++rows.last}`, title: data.title };
      rows.boards.push(board);
      rows.order[board.id] = [];
      return { board };
    }),
  ),
  templateAnswer(updateBoardTask, ({ body: { data } }) =>
    book.change((rows) => {
      const task = { ...data, boardId: homeOf(rows, data.id) };
      rows.changed[data.id] = task;
      return { task };
    }),
  ),
  templateAnswer(updateBoard, ({ body: { data } }) =>
    book.change((rows) => {
      rows.boards[placeOf(rows, data.id)] = data;
      return { board: data };
    }),
  ),
  templateAnswer(deleteBoard, ({ body: id }) =>
    book.change((rows) => {
      const from = placeOf(rows, id);
      const row = rows.boards[from]!;
      const undo = take(rows, id, rows.order[id]!, { row, from });
      return { board: row, undo };
    }),
  ),
  templateAnswer(clearBoardTasks, ({ body: id }) =>
    book.change((rows) => {
      placeOf(rows, id);
      const ids = [...rows.order[id]!];
      return { ids, undo: take(rows, id, ids) };
    }),
  ),
  templateAnswer(deleteBoardTask, ({ body: id }) =>
    book.change((rows) => {
      const home = homeOf(rows, id);
      const task = tasksOf(rows, home).find((one) => one.id === id)!;
      return { task, undo: take(rows, home, [id]) };
    }),
  ),
  templateAnswer(undoRemoval, ({ body: { data } }) =>
    book.change((rows) => {
      const boardId = putBack(rows, data);
      if (boardId === null) throw new Problem('notFound');
      return { boards: rows.boards, boardId, ids: rows.order[boardId]! };
    }),
  ),
];
