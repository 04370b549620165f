import { updateBoardTask, type KanbanPerson, type KanbanTask } from '@servery/api/template';
import { useSaving } from '@servery/screens/form';
import { Button, DeleteIcon, UndoIcon, useChanged, FormDrawer } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { draftOf, isDraftWrong, taskOf } from '../draft.ts';
import type { KanbanActions } from '../hooks/useKanban.ts';
import { commentMessages, formMessages as messages } from '../messages/form.ts';
import { cardMessages } from '../messages/places.ts';
import { Comments } from './Comments.tsx';
import { row } from './form.css.ts';
import { TaskFields } from './TaskFields.tsx';

interface TaskFormProps {
  task: KanbanTask;
  /** The title of the task's board. */
  boardTitle: string | undefined;
  people: readonly KanbanPerson[];
  /** The author name of new comments. */
  me: string | undefined;
  actions: Pick<KanbanActions, 'update' | 'deleteTask'>;
  onClose: () => void;
}

/** Panel to view and edit a task. */
export function TaskForm({ task, boardTitle, people, me, actions, onClose }: TaskFormProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(() => draftOf(task));
  const [isTried, setTried] = useState(false);
  const { save: attempt, ...saving } = useSaving(updateBoardTask, {
    explain: () => formatMessage(messages.failed),
  });
  const isWrong = isTried && isDraftWrong(draft);
  const [comment, setComment] = useState('');
  const isChanged = useChanged(draft);
  /** Saves a task and returns whether that succeeded; a failure is shown in the form. */
  const send = (next: KanbanTask) => attempt(() => actions.update(next));
  const save = async () => {
    setTried(true);
    if (!isDraftWrong(draft) && (await send(taskOf(task, draft)))) onClose();
  };
  return (
    <FormDrawer
      title={formatMessage(messages.task)}
      description={boardTitle}
      size="l"
      action={formatMessage(messages.update)}
      isDirty={isChanged || comment.trim() !== ''}
      isPending={saving.isPending}
      formError={isWrong ? formatMessage(messages.wrong) : saving.formError}
      onSubmit={() => void save()}
      onClose={onClose}
      aside={
        <Button
          tone="neutral"
          emphasis="ghost"
          icon={<UndoIcon />}
          isDisabled={!isChanged}
          onPress={() => {
            setDraft(draftOf(task));
            setTried(false);
          }}
        >
          {formatMessage(messages.reset)}
        </Button>
      }
    >
      <TaskFields draft={draft} people={people} isTried={isTried} onChange={setDraft} />
      <Comments
        comments={task.comments}
        text={comment}
        onTextChange={setComment}
        onSend={(sent) =>
          send({
            ...task,
            comments: [
              ...task.comments,
              { name: me ?? formatMessage(commentMessages.you), img: null, comment: sent },
            ],
          })
        }
      />
      <div className={row}>
        <Button
          tone="danger"
          emphasis="ghost"
          icon={<DeleteIcon />}
          onPress={() => {
            void actions.deleteTask(task);
            onClose();
          }}
        >
          {formatMessage(cardMessages.delete)}
        </Button>
      </div>
    </FormDrawer>
  );
}
