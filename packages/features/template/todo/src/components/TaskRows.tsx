import type { TodoTask } from '@servery/api/template';
import { useGrowing } from '@servery/ui';
import { SortableList } from '@servery/ui/dnd';
import { useIntl } from 'react-intl';
import type { useTaskChanges } from '../hooks/useTaskChanges.ts';
import { listMessages } from '../messages/list.ts';
import { readTodo, writeTodo } from '../todoView.ts';
import { TaskRow } from './TaskRow.tsx';

const step = 40;

interface TaskRowsProps {
  tasks: readonly TodoTask[];
  address: string;
  today: string;
  changes: Pick<ReturnType<typeof useTaskChanges>, 'complete' | 'move'>;
}

/** The tasks in order. They can be dragged to reorder, unless they're sorted otherwise. */
export function TaskRows({ tasks, address, today, changes }: TaskRowsProps) {
  const { formatMessage } = useIntl();
  const { filter, tag, sort, q } = readTodo(address);
  const [count, end] = useGrowing([filter, tag, sort, q].join(' '), step);
  const items = tasks.slice(0, count).map((task) => ({
    id: String(task.id),
    label: task.title,
    task,
    content: (
      <TaskRow
        task={task}
        href={writeTodo(address, { open: task.id })}
        today={today}
        onComplete={(one, isCompleted) => void changes.complete(one, isCompleted)}
      />
    ),
  }));
  return (
    <>
      <SortableList
        label={formatMessage(listMessages.tasks)}
        items={items}
        isDisabled={sort !== 'latest'}
        onMove={({ item }, next) =>
          void changes.move([...next.map(({ task }) => task), ...tasks.slice(count)], Number(item))
        }
      />
      {count < tasks.length && <div ref={end} />}
    </>
  );
}
