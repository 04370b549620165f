import { Problem } from '@servery/api';
import type { KanbanPerson, KanbanTask } from '@servery/api/template';
import { Button, DeleteIcon, UndoIcon, useChanged } from '@servery/ui';
import { FormDrawer } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { draftOf, isDraftWrong, taskOf } from '../draft.ts';
import type { KanbanActions } from '../hooks/useKanban.ts';
import { commentWords, formWords as words } from '../messages/form.ts';
import { cardWords } from '../messages/places.ts';
import { Comments } from './Comments.tsx';
import { row } from './form.css.ts';
import { TaskFields } from './TaskFields.tsx';

interface TaskFormProps {
  task: KanbanTask;
  /** The board that it stands on. */
  boardTitle: string | undefined;
  people: readonly KanbanPerson[];
  /** Whose name stands under a comment. */
  me: string | undefined;
  actions: Pick<KanbanActions, 'update' | 'deleteTask'>;
  onClose: () => void;
}

/** A task to read and to change. */
export function TaskForm({ task, boardTitle, people, me, actions, onClose }: TaskFormProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(() => draftOf(task));
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [comment, setComment] = useState('');
  const isChanged = useChanged(draft);
  /** Sends a task; says so where it is refused. */
  const send = async (next: KanbanTask) => {
    setTrouble(undefined);
    try {
      await actions.update(next);
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setTrouble(formatMessage(words.failed));
      return false;
    }
  };
  const save = async () => {
    setTried(true);
    if (isDraftWrong(draft)) return setTrouble(formatMessage(words.wrong));
    setPending(true);
    if (await send(taskOf(task, draft))) onClose();
    else setPending(false);
  };
  return (
    <FormDrawer
      title={formatMessage(words.task)}
      description={boardTitle}
      size="l"
      action={formatMessage(words.update)}
      isDirty={isChanged || comment.trim() !== ''}
      isPending={isPending}
      trouble={trouble}
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
            setTrouble(undefined);
          }}
        >
          {formatMessage(words.reset)}
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
              { name: me ?? formatMessage(commentWords.you), img: null, comment: sent },
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
          {formatMessage(cardWords.delete)}
        </Button>
      </div>
    </FormDrawer>
  );
}
