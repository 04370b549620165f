import type { KanbanBoard, KanbanTask } from '@servery/api/template';
import { useMemo, useRef } from 'react';
import { callOf, moveTask, type TaskMove } from '../moves.ts';
import { useKanbanData } from './useKanbanData.ts';
import { useRemovals } from './useRemovals.ts';
import { useSenders } from './useSenders.ts';

const instead =
  <Row extends { id: string | number }>(next: Row) =>
  (rows: readonly Row[]) =>
    rows.map((row) => (row.id === next.id ? next : row));

/** The boards, and all actions on them. The actions are stable across renders. */
export function useKanban() {
  const data = useKanbanData();
  const send = useSenders();
  const removals = useRemovals(data, send);
  const latest = useRef({ data, send, removals });
  latest.current = { data, send, removals };

  const actions = useMemo(() => {
    const now = () => latest.current;
    return {
      move: (move: TaskMove) => {
        const { data, send } = now();
        const call = callOf(data.tasks ?? [], move);
        if (!call) return;
        void data.perform({ tasks: (all) => moveTask(all, move) }, async () => {
          if ('newBoardId' in call) await send.toBoard({ body: { data: call } });
          else await send.reorder({ body: { data: call } });
        });
      },
      addTask: async (boardId: string, title: string) => {
        const { data, send } = now();
        const body = { data: { boardId, title } };
        const answer = await data.perform({}, () => send.addTask({ body }));
        if (answer) data.writeToCache({ tasks: (all) => [...all, answer.newTask] });
        return answer?.newTask;
      },
      addBoard: async (title: string) => {
        const { data, send } = now();
        const answer = await data.perform({}, () => send.addBoard({ body: { data: { title } } }));
        if (answer) data.writeToCache({ boards: (all) => [...all, answer.board] });
        return answer?.board;
      },
      rename: (board: KanbanBoard) => {
        const { data, send } = now();
        const change = { boards: instead(board) };
        void data.perform(change, () => send.updateBoard({ body: { data: board } }));
      },
      /** Saves the task of a form. Rejects with the problem, which the form shows. */
      update: async (task: KanbanTask) => {
        const { data, send } = now();
        const { task: saved } = await send.updateTask({ body: { data: task } });
        data.writeToCache({ tasks: instead(saved) });
      },
      deleteTask: (task: KanbanTask) => now().removals.deleteTask(task),
      clear: (board: KanbanBoard) => now().removals.clear(board),
      deleteBoard: (board: KanbanBoard) => now().removals.deleteBoard(board),
    };
  }, []);
  return { ...data, actions };
}

/** All actions on the boards. */
export type KanbanActions = ReturnType<typeof useKanban>['actions'];
