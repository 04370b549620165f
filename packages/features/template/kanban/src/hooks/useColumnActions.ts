import type { KanbanBoard, KanbanTask } from '@servery/api/template';
import { toast } from '@servery/ui';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ColumnActions } from '../components/BoardColumn.tsx';
import type { Columns } from '../columns.ts';
import { boardMessages as messages } from '../messages/boards.ts';
import type { TaskMove } from '../moves.ts';
import { stepOf } from '../steps.ts';
import type { KanbanActions } from './useKanban.ts';

interface ColumnActionsOptions {
  actions: KanbanActions;
  boards: readonly KanbanBoard[];
  columns: Columns;
  isShown: (task: KanbanTask) => boolean;
  /** Moves a card and announces its new position. */
  put: (move: TaskMove | null) => void;
  /** Focuses the menu button of a card. */
  go: (id: number) => void;
}

/**
 * Actions of the boards and cards. The functions are stable, so that a board is re-rendered only if
 * its data changes.
 */
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
          toast.info({ title: formatMessage(messages.hidden), text: task.title });
        return task;
      },
    };
  }, [actions, formatMessage]);
}
