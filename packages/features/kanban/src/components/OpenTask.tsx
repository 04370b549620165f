import type { KanbanBoard, KanbanPerson, KanbanTask } from '@servery/api/template';
import { Drawer, EmptyState } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { KanbanActions } from '../hooks/useKanban.ts';
import { formWords as words } from '../messages/form.ts';
import { TaskForm } from './TaskForm.tsx';

interface OpenTaskProps {
  id: number | null;
  boards: readonly KanbanBoard[];
  tasks: readonly KanbanTask[];
  people: readonly KanbanPerson[];
  me: string | undefined;
  actions: KanbanActions;
  onClose: () => void;
}

/** The panel that the address opens, if any. */
export function OpenTask({ id, boards, tasks, people, me, actions, onClose }: OpenTaskProps) {
  const { formatMessage } = useIntl();
  if (id === null) return null;
  const task = tasks.find((one) => one.id === id);
  if (!task)
    return (
      <Drawer
        isOpen
        onOpenChange={onClose}
        title={formatMessage(words.task)}
        closeLabel={formatMessage(words.close)}
      >
        <EmptyState title={formatMessage(words.gone)} />
      </Drawer>
    );
  return (
    <TaskForm
      key={id}
      task={task}
      boardTitle={boards.find((board) => board.id === task.boardId)?.title}
      people={people}
      me={me}
      actions={actions}
      onClose={onClose}
    />
  );
}
