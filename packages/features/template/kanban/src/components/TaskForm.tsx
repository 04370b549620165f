import { Problem } from '@servery/api';
import type { KanbanPerson, KanbanTask } from '@servery/api/template';
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
  const [isPending, setPending] = useState(false);
  const [formError, setFormError] = useState<string>();
  const [comment, setComment] = useState('');
  const isChanged = useChanged(draft);
  /** Saves a task and returns whether that succeeded; a failure is shown in the form. */
  const send = async (next: KanbanTask) => {
    setFormError(undefined);
    try {
      await actions.update(next);
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setFormError(formatMessage(messages.failed));
      return false;
    }
  };
  const save = async () => {
    setTried(true);
    if (isDraftWrong(draft)) return setFormError(formatMessage(messages.wrong));
    setPending(true);
    if (await send(taskOf(task, draft))) onClose();
    else setPending(false);
  };
  return (
    <FormDrawer
      title={formatMessage(messages.task)}
      description={boardTitle}
      size="l"
      action={formatMessage(messages.update)}
      isDirty={isChanged || comment.trim() !== ''}
      isPending={isPending}
      formError={formError}
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
            setFormError(undefined);
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
