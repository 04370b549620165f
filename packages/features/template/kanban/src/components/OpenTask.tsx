import type { KanbanBoard, KanbanPerson, KanbanTask } from '@servery/api/template';
import { lazy, Suspense } from 'react';
import type { KanbanActions } from '../hooks/useKanban.ts';

// Loaded lazily, so that the boards don't wait for the panel's code.
const TaskForm = lazy(async () => ({ default: (await import('./TaskForm.tsx')).TaskForm }));
const GoneTask = lazy(async () => ({ default: (await import('./GoneTask.tsx')).GoneTask }));

interface OpenTaskProps {
  id: number | null;
  boards: readonly KanbanBoard[];
  tasks: readonly KanbanTask[];
  people: readonly KanbanPerson[];
  me: string | undefined;
  actions: KanbanActions;
  onClose: () => void;
}

/** The panel of the task in the URL, if any. */
export function OpenTask({ id, boards, tasks, people, me, actions, onClose }: OpenTaskProps) {
  if (id === null) return null;
  const task = tasks.find((one) => one.id === id);
  return (
    <Suspense fallback={null}>
      {task ? (
        <TaskForm
          key={id}
          task={task}
          boardTitle={boards.find((board) => board.id === task.boardId)?.title}
          people={people}
          me={me}
          actions={actions}
          onClose={onClose}
        />
      ) : (
        <GoneTask onClose={onClose} />
      )}
    </Suspense>
  );
}
