import { Problem } from '@servery/api';
import { useAction } from '@servery/api/swr';
import {
  addTask,
  deleteTask,
  listTasks,
  reorderTask,
  updateTask,
  type NewTodoTask,
  type TodoTask,
} from '@servery/api/template';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { listMessages } from '../messages/list.ts';
import { useTasks, type TasksView } from './useTasks.ts';

const stale = { refreshes: [listTasks] };

/**
 * Changes to tasks. Those made in the list are shown optimistically and reverted with a toast if
 * the request fails.
 */
export function useTaskChanges(view: TasksView) {
  const { formatMessage } = useIntl();
  const { data, mutate } = useTasks(view);
  const { trigger: add } = useAction(addTask, stale);
  const { trigger: update } = useAction(updateTask, stale);
  const { trigger: remove } = useAction(deleteTask, stale);
  const { trigger: reorder } = useAction(reorderTask, stale);

  const withErrorToast = async (run: () => Promise<unknown>) => {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toast.error({ title: formatMessage(listMessages.notDone) });
    }
  };
  const atOnce = async (tasks: readonly TodoTask[], send: () => Promise<unknown>) => {
    if (!data) return;
    await withErrorToast(() =>
      mutate(
        async () => {
          await send();
          return undefined;
        },
        {
          optimisticData: { ...data, tasks: [...tasks] },
          populateCache: false,
          rollbackOnError: true,
        },
      ),
    );
  };

  return {
    add: (task: NewTodoTask) => add({ body: { task } }),
    update: (task: TodoTask) => update({ body: { task } }),
    /** Marks a task as deleted and shows a toast with "Undo". */
    remove: async (task: TodoTask) => {
      await remove({ query: { taskId: task.id } });
      toast.success({
        title: formatMessage(listMessages.deleted),
        text: task.title,
        action: {
          label: formatMessage(listMessages.undo),
          onPress: () => void withErrorToast(() => update({ body: { task } })),
        },
      });
    },
    complete: (task: TodoTask, isCompleted: boolean) =>
      atOnce(
        (data?.tasks ?? []).map((one) => (one.id === task.id ? { ...one, isCompleted } : one)),
        () => update({ body: { task: { ...task, isCompleted } } }),
      ),
    /** Reorders: `tasks` is the list after the move, `id` the task that moved. */
    move: (tasks: readonly TodoTask[], id: number) => {
      const next = tasks[tasks.findIndex((one) => one.id === id) + 1];
      return atOnce(tasks, () => reorder({ body: { taskId: id, beforeId: next?.id ?? null } }));
    },
  };
}
