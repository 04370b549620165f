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
import { listWords } from '../messages/list.ts';
import { useTasks, type TasksView } from './useTasks.ts';

const stale = { refreshes: [listTasks] };

/** Changes of tasks. Those made in the list are seen at once, and taken back with a word where the host refuses. */
export function useTaskChanges(view: TasksView) {
  const { formatMessage } = useIntl();
  const { data, mutate } = useTasks(view);
  const { trigger: add } = useAction(addTask, stale);
  const { trigger: update } = useAction(updateTask, stale);
  const { trigger: remove } = useAction(deleteTask, stale);
  const { trigger: reorder } = useAction(reorderTask, stale);

  const told = async (run: () => Promise<unknown>) => {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toast.error({ title: formatMessage(listWords.notDone) });
    }
  };
  const atOnce = async (tasks: readonly TodoTask[], send: () => Promise<unknown>) => {
    if (!data) return;
    await told(() =>
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
    /** Deleted softly, with the way back in the toast. */
    remove: async (task: TodoTask) => {
      await remove({ query: { taskId: task.id } });
      toast.success({
        title: formatMessage(listWords.deleted),
        text: task.title,
        action: {
          label: formatMessage(listWords.undo),
          onPress: () => void told(() => update({ body: { task } })),
        },
      });
    },
    complete: (task: TodoTask, isCompleted: boolean) =>
      atOnce(
        (data?.tasks ?? []).map((one) => (one.id === task.id ? { ...one, isCompleted } : one)),
        () => update({ body: { task: { ...task, isCompleted } } }),
      ),
    /** The tasks as they stand then, and the one that moved. */
    move: (tasks: readonly TodoTask[], id: number) => {
      const next = tasks[tasks.findIndex((one) => one.id === id) + 1];
      return atOnce(tasks, () => reorder({ body: { taskId: id, beforeId: next?.id ?? null } }));
    },
  };
}
