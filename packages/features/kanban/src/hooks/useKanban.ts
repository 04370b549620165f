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
  type KanbanBoard,
  type KanbanTask,
} from '@servery/api/template';
import { toast } from '@servery/ui';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { boardWords } from '../messages/boards.ts';
import { callOf, moveTask, type TaskMove } from '../moves.ts';
import { useKanbanData } from './useKanbanData.ts';

type Named = { id: string | number };
const without =
  <Row extends Named>(id: Row['id']) =>
  (rows: readonly Row[]) =>
    rows.filter((row) => row.id !== id);
const instead =
  <Row extends Named>(next: Row) =>
  (rows: readonly Row[]) =>
    rows.map((row) => (row.id === next.id ? next : row));

/** The boards, and everything that can be done with them. What is done stays the same function for good. */
export function useKanban() {
  const { formatMessage } = useIntl();
  const data = useKanbanData();
  const send = {
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
  };
  const latest = useRef({ data, send, formatMessage });
  latest.current = { data, send, formatMessage };

  const actions = useMemo(() => {
    const now = () => latest.current;
    /** Says what was thrown away, with the way back. */
    const tell = (title: string, text: string, receipt: number) =>
      toast.success({
        title,
        text,
        action: {
          label: now().formatMessage(boardWords.undo),
          onPress: () =>
            void now()
              .data.perform({}, () => now().send.undo({ body: { data: receipt } }))
              .then(
                (back) =>
                  back && now().data.keep({ boards: () => back.boards, tasks: () => back.tasks }),
              ),
        },
      });
    return {
      move: (move: TaskMove) => {
        const {
          data: { tasks = [], perform },
          send: { reorder, toBoard },
        } = now();
        const call = callOf(tasks, move);
        if (!call) return;
        void perform({ tasks: (all) => moveTask(all, move) }, async () => {
          if ('newBoardId' in call) await toBoard({ body: { data: call } });
          else await reorder({ body: { data: call } });
        });
      },
      addTask: async (boardId: string, title: string) => {
        const {
          data: { perform, keep },
          send: { addTask },
        } = now();
        const answer = await perform({}, () => addTask({ body: { data: { boardId, title } } }));
        if (answer) keep({ tasks: (all) => [...all, answer.newTask] });
        return answer?.newTask;
      },
      addBoard: async (title: string) => {
        const {
          data: { perform, keep },
          send: { addBoard: add },
        } = now();
        const answer = await perform({}, () => add({ body: { data: { title } } }));
        if (answer) keep({ boards: (all) => [...all, answer.board] });
        return answer?.board;
      },
      rename: (board: KanbanBoard) =>
        void now().data.perform({ boards: instead(board) }, () =>
          now().send.updateBoard({ body: { data: board } }),
        ),
      /** Saves what a form says; a refusal is the form's to tell. */
      update: async (task: KanbanTask) => {
        const { task: saved } = await now().send.updateTask({ body: { data: task } });
        now().data.keep({ tasks: instead(saved) });
      },
      deleteTask: async (task: KanbanTask) => {
        const answer = await now().data.perform({ tasks: without(task.id) }, () =>
          now().send.deleteTask({ body: task.id }),
        );
        if (answer) tell(now().formatMessage(boardWords.taskDeleted), task.title, answer.undo);
      },
      clear: async (board: KanbanBoard) => {
        const answer = await now().data.perform(
          { tasks: (all) => all.filter(({ boardId }) => boardId !== board.id) },
          () => now().send.clear({ body: board.id }),
        );
        if (answer) tell(now().formatMessage(boardWords.cleared), board.title, answer.undo);
      },
      deleteBoard: async (board: KanbanBoard) => {
        const answer = await now().data.perform(
          {
            boards: without(board.id),
            tasks: (all) => all.filter(({ boardId }) => boardId !== board.id),
          },
          () => now().send.deleteBoard({ body: board.id }),
        );
        if (answer) tell(now().formatMessage(boardWords.boardDeleted), board.title, answer.undo);
      },
    };
  }, []);
  return { ...data, actions };
}

/** Everything that can be done with the boards. */
export type KanbanActions = ReturnType<typeof useKanban>['actions'];
