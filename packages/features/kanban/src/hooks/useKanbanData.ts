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
import { boardWords } from '../messages/boards.ts';

/** What somebody did, as it shows at once. Done twice it is done once. */
export interface Change {
  boards?: (boards: readonly KanbanBoard[]) => readonly KanbanBoard[];
  tasks?: (tasks: readonly KanbanTask[]) => readonly KanbanTask[];
}

// Two thousand tasks are neither fetched again each time that somebody looks at another window and
// back, nor compared word by word each time that one of them changes.
const once = { revalidateOnFocus: false, compare: Object.is };
const none: readonly never[] = [];

/**
 * The boards and their tasks: what the host knows, and over it what was done and is not answered yet.
 * Calls go one after the other. What is refused is taken back with a word; all else stays.
 */
export function useKanbanData() {
  const { formatMessage } = useIntl();
  const { data: boards, ...boardsRead } = useCall(listBoards, {}, once);
  const { data: tasks, ...tasksRead } = useCall(listBoardTasks, {}, once);
  const [pending, setPending] = useState<readonly Change[]>(none);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const keep = ({ boards: ofBoards, tasks: ofTasks }: Change) => {
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
      keep(change);
      return answer;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toast.error({ title: formatMessage(boardWords.notDone) });
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
    hasFailed: Boolean(boardsRead.error ?? tasksRead.error),
    retry: () => Promise.all([boardsRead.mutate(), tasksRead.mutate()]),
    /** Shows a change at once and sends it. Answers what the host did, or nothing where it refused. */
    perform,
    /** Takes over what the host answered. */
    keep,
  };
}
