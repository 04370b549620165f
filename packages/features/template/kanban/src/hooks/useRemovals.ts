import type { KanbanBoard, KanbanTask } from '@servery/api/template';
import { toast } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { boardMessages as messages } from '../messages/boards.ts';
import type { Change, useKanbanData } from './useKanbanData.ts';
import type { useSenders } from './useSenders.ts';

const without =
  <Row extends { id: string | number }>(id: Row['id']) =>
  (rows: readonly Row[]) =>
    rows.filter((row) => row.id !== id);
/** Returns the tasks with the given order on a board, using existing and removed tasks. */
const refilled =
  (boardId: string, ids: readonly number[], taken: readonly KanbanTask[]) =>
  (tasks: readonly KanbanTask[]) => {
    const known = new Map([...taken, ...tasks].map((task) => [task.id, task]));
    const others = tasks.filter((task) => task.boardId !== boardId);
    return [...others, ...ids.flatMap((id) => known.get(id) ?? [])];
  };
const emptied =
  ({ id }: KanbanBoard) =>
  (tasks: readonly KanbanTask[]) =>
    tasks.filter(({ boardId }) => boardId !== id);

/** Actions that delete boards and tasks. They apply immediately and offer "Undo" in a toast. */
export function useRemovals(
  {
    tasks = [],
    perform,
    writeToCache,
  }: Pick<ReturnType<typeof useKanbanData>, 'tasks' | 'perform' | 'writeToCache'>,
  send: ReturnType<typeof useSenders>,
) {
  const { formatMessage } = useIntl();
  const bringBack = async (undo: number, taken: readonly KanbanTask[]) => {
    const back = await perform({}, () => send.undo({ body: { data: undo } }));
    if (back)
      writeToCache({ boards: () => back.boards, tasks: refilled(back.boardId, back.ids, taken) });
  };
  const remove = async (
    change: Change,
    done: MessageDescriptor,
    text: string,
    call: () => Promise<{ undo: number }>,
  ) => {
    const answer = await perform(change, call);
    if (!answer) return;
    toast.success({
      title: formatMessage(done),
      text,
      action: {
        label: formatMessage(messages.undo),
        onPress: () => void bringBack(answer.undo, tasks),
      },
    });
  };
  return {
    deleteTask: ({ id, title }: KanbanTask) =>
      remove({ tasks: without(id) }, messages.taskDeleted, title, () =>
        send.deleteTask({ body: id }),
      ),
    clear: (board: KanbanBoard) =>
      remove({ tasks: emptied(board) }, messages.cleared, board.title, () =>
        send.clear({ body: board.id }),
      ),
    deleteBoard: (board: KanbanBoard) =>
      remove(
        { boards: without(board.id), tasks: emptied(board) },
        messages.boardDeleted,
        board.title,
        () => send.deleteBoard({ body: board.id }),
      ),
  };
}
