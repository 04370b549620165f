import type { KanbanBoard, KanbanTask } from '@servery/api/template';
import { toast } from '@servery/ui';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ColumnActions } from '../components/BoardColumn.tsx';
import type { Columns } from '../columns.ts';
import { boardWords as words } from '../messages/boards.ts';
import type { TaskMove } from '../moves.ts';
import { stepOf } from '../steps.ts';
import type { KanbanActions } from './useKanban.ts';

interface ColumnActionsOptions {
  actions: KanbanActions;
  boards: readonly KanbanBoard[];
  columns: Columns;
  isShown: (task: KanbanTask) => boolean;
  /** Moves a card and tells. */
  put: (move: TaskMove | null) => void;
  /** Gives a card's menu the focus. */
  go: (id: number) => void;
}

/** What boards and cards can be asked to do: the same functions for good, so that a board is drawn anew only when it changes. */
export function useColumnActions(options: ColumnActionsOptions): ColumnActions {
  const { actions } = options;
  const { formatMessage } = useIntl();
  const latest = useRef(options);
  latest.current = options;
  return useMemo(() => {
    const now = () => latest.current;
    return {
      rename: actions.rename,
      clear: actions.clear,
      deleteBoard: actions.deleteBoard,
      onMove: (move) => now().put(move),
      onStep: (task, step) => {
        const { put, go, boards, columns } = now();
        put(stepOf(step, task, boards, (id) => columns.get(id) ?? []));
        go(task.id);
      },
      onBoard: ({ id }, boardId) => {
        now().put({ id, boardId, beforeId: null });
        now().go(id);
      },
      onDelete: (task) => void actions.deleteTask(task),
      onAdd: async (boardId, title) => {
        const task = await actions.addTask(boardId, title);
        if (task && !now().isShown(task))
          toast.info({ title: formatMessage(words.hidden), text: task.title });
        return task;
      },
    };
  }, [actions, formatMessage]);
}
