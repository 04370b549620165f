import { Problem } from '@servery/api';
import type { NewTodoTask, TodoAssignee } from '@servery/api/template';
import {
  Button,
  CheckIcon,
  DeleteIcon,
  IconButton,
  Inline,
  StarIcon,
  UndoIcon,
  useChanged,
} from '@servery/ui';
import { FormDrawer } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formWords as words } from '../messages/form.ts';
import { TaskFields } from './TaskFields.tsx';

interface TaskFormProps {
  /** How it is saved, or how a new one begins. */
  task: NewTodoTask;
  isNew: boolean;
  assignees: readonly TodoAssignee[];
  onSave: (task: NewTodoTask) => Promise<unknown>;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
}

/** A task to write or to change. */
export function TaskForm({ task, isNew, assignees, onSave, onDelete, onClose }: TaskFormProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(task);
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const isDirty = useChanged(draft);
  const change = (part: Partial<NewTodoTask>) => setDraft((last) => ({ ...last, ...part }));
  const length = [...draft.title.trim()].length;
  const wrong = length === 0 ? words.titleMissing : length > 120 ? words.titleLong : null;
  const during = async (work: () => Promise<unknown>) => {
    setPending(true);
    setTrouble(undefined);
    try {
      await work();
      onClose();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setTrouble(formatMessage(words.failed));
      setPending(false);
    }
  };
  const save = () => {
    setTried(true);
    if (!wrong) void during(() => onSave(draft));
  };
  return (
    <FormDrawer
      title={formatMessage(isNew ? words.add : words.edit)}
      action={formatMessage(isNew ? words.add : words.update)}
      isDirty={isDirty}
      isPending={isPending}
      trouble={trouble}
      onSubmit={save}
      onClose={onClose}
      aside={
        !isNew && (
          <Button
            tone="neutral"
            emphasis="ghost"
            icon={<UndoIcon />}
            isDisabled={!isDirty}
            onPress={() => setDraft(task)}
          >
            {formatMessage(words.reset)}
          </Button>
        )
      }
    >
      {!isNew && (
        <Inline gap="s" justify="between">
          <Button
            tone={draft.isCompleted ? 'success' : 'neutral'}
            emphasis="outline"
            icon={<CheckIcon />}
            aria-pressed={draft.isCompleted}
            onPress={() => change({ isCompleted: !draft.isCompleted })}
          >
            {formatMessage(draft.isCompleted ? words.completed : words.complete)}
          </Button>
          <Inline gap="xs">
            <IconButton
              label={formatMessage(words.star)}
              aria-pressed={draft.isImportant}
              onPress={() => change({ isImportant: !draft.isImportant })}
            >
              <StarIcon fill={draft.isImportant ? 'currentColor' : 'none'} />
            </IconButton>
            {draft.isDeleted ? (
              <Button
                tone="neutral"
                emphasis="outline"
                onPress={() => void during(() => onSave({ ...task, isDeleted: false }))}
              >
                {formatMessage(words.restore)}
              </Button>
            ) : (
              <IconButton
                tone="danger"
                label={formatMessage(words.delete)}
                onPress={() => void during(onDelete)}
              >
                <DeleteIcon />
              </IconButton>
            )}
          </Inline>
        </Inline>
      )}
      <TaskFields
        task={draft}
        isNew={isNew}
        assignees={assignees}
        titleError={isTried && wrong ? formatMessage(wrong) : undefined}
        onChange={change}
      />
    </FormDrawer>
  );
}
