import { useAction } from '@servery/api/swr';
import {
  addBoard,
  addBoardTask,
  clearBoardTasks,
  deleteBoard,
  deleteBoardTask,
  reorderBoardTasks,
  undoRemoval,
  updateBoard,
  updateBoardTask,
  updateTaskBoard,
} from '@servery/api/template';

/** The requests that change boards and tasks. */
export const useSenders = () => ({
  addBoard: useAction(addBoard).trigger,
  addTask: useAction(addBoardTask).trigger,
  clear: useAction(clearBoardTasks).trigger,
  deleteBoard: useAction(deleteBoard).trigger,
  deleteTask: useAction(deleteBoardTask).trigger,
  reorder: useAction(reorderBoardTasks).trigger,
  toBoard: useAction(updateTaskBoard).trigger,
  undo: useAction(undoRemoval).trigger,
  updateBoard: useAction(updateBoard).trigger,
  updateTask: useAction(updateBoardTask).trigger,
});
