import { Problem } from '@servery/api';
import { useCall } from '@servery/api/swr';
import {
  listBoards,
  listBoardTasks,
  type KanbanBoard,
  type KanbanTask,
} from '@servery/api/template';
import { toast } from '@servery/ui';
import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { boardMessages } from '../messages/boards.ts';

/** An optimistic change of boards and tasks. It has to be idempotent. */
export interface Change {
  boards?: (boards: readonly KanbanBoard[]) => readonly KanbanBoard[];
  tasks?: (tasks: readonly KanbanTask[]) => readonly KanbanTask[];
}

// With two thousand tasks, refetching on every window focus and deep comparison on every change
// would be too slow.
const once = { revalidateOnFocus: false, compare: Object.is };
const none: readonly never[] = [];

/**
 * The boards and their tasks: the cached responses with pending changes applied on top. Calls are
 * sent one after the other. A change that's refused is reverted with a toast; the others stay.
 */
export function useKanbanData() {
  const { formatMessage } = useIntl();
  const { data: boards, ...boardsRead } = useCall(listBoards, {}, once);
  const { data: tasks, ...tasksRead } = useCall(listBoardTasks, {}, once);
  const [pending, setPending] = useState<readonly Change[]>(none);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const writeToCache = ({ boards: ofBoards, tasks: ofTasks }: Change) => {
    const still = { revalidate: false };
    if (ofBoards)
      void boardsRead.mutate((now) => now && { boards: [...ofBoards(now.boards)] }, still);
    if (ofTasks)
      void tasksRead.mutate((now) => now && { ...now, tasks: [...ofTasks(now.tasks)] }, still);
  };

  const perform = async <Answer>(change: Change, send: () => Promise<Answer>) => {
    setPending((all) => [...all, change]);
    const sent = line.current.then(send);
    line.current = sent.catch(() => undefined);
    try {
      const answer = await sent;
      writeToCache(change);
      return answer;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toast.error({ title: formatMessage(boardMessages.notDone) });
      return undefined;
    } finally {
      setPending((all) => all.filter((one) => one !== change));
    }
  };

  return {
    boards: useMemo(
      () =>
        boards &&
        pending.reduce(
          (now, { boards: change }) => change?.(now) ?? now,
          boards.boards as readonly KanbanBoard[],
        ),
      [boards, pending],
    ),
    tasks: useMemo(
      () =>
        tasks &&
        pending.reduce(
          (now, { tasks: change }) => change?.(now) ?? now,
          tasks.tasks as readonly KanbanTask[],
        ),
      [tasks, pending],
    ),
    people: tasks?.people ?? none,
    error: boardsRead.error ?? tasksRead.error,
    retry: () => Promise.all([boardsRead.mutate(), tasksRead.mutate()]),
    /**
     * Applies a change optimistically and sends it. Resolves with the response, or with nothing if
     * it was refused.
     */
    perform,
    /** Writes a response to the cache. */
    writeToCache,
  };
}
