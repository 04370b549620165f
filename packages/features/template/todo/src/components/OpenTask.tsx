import type { NewTodoTask, TodoAssignee } from '@servery/api/template';
import { Drawer, EmptyState } from '@servery/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useOpenTask } from '../hooks/useOpenTask.ts';
import type { useTaskChanges } from '../hooks/useTaskChanges.ts';
import { formMessages } from '../messages/form.ts';
import type { TodoView } from '../todoView.ts';

const TaskForm = lazy(async () => ({ default: (await import('./TaskForm.tsx')).TaskForm }));

interface OpenTaskProps {
  view: TodoView;
  assignees: readonly TodoAssignee[];
  changes: Pick<ReturnType<typeof useTaskChanges>, 'add' | 'update' | 'remove'>;
  onClose: () => void;
}

const blank: NewTodoTask = {
  title: '',
  dueDate: null,
  description: null,
  assignee: null,
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
};

/** The form that the URL opens, if any. */
export function OpenTask({ view, assignees, changes, onClose }: OpenTaskProps) {
  const { formatMessage } = useIntl();
  const task = useOpenTask(view);
  if (view.open === 'new')
    return (
      <Suspense>
        <TaskForm
          key="new"
          task={{
            ...blank,
            tags: view.tag ? [view.tag] : [],
            isImportant: view.filter === 'important',
          }}
          isNew
          assignees={assignees}
          onSave={changes.add}
          onDelete={async () => undefined}
          onClose={onClose}
        />
      </Suspense>
    );
  if (view.open === null || task === undefined) return null;
  if (task === null)
    return (
      <Drawer isOpen onOpenChange={onClose} title={formatMessage(formMessages.edit)}>
        <EmptyState title={formatMessage(formMessages.gone)} />
      </Drawer>
    );
  const { id, ...rest } = task;
  return (
    <Suspense>
      <TaskForm
        key={id}
        task={rest}
        isNew={false}
        assignees={assignees}
        onSave={(next) => changes.update({ ...next, id })}
        onDelete={() => changes.remove(task)}
        onClose={onClose}
      />
    </Suspense>
  );
}
