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
  FormDrawer,
} from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formMessages as messages } from '../messages/form.ts';
import { TaskFields } from './TaskFields.tsx';

interface TaskFormProps {
  /** The saved state, or the initial state of a new task. */
  task: NewTodoTask;
  isNew: boolean;
  assignees: readonly TodoAssignee[];
  onSave: (task: NewTodoTask) => Promise<unknown>;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
}

/** Drawer to create or edit a task. */
export function TaskForm({ task, isNew, assignees, onSave, onDelete, onClose }: TaskFormProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(task);
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [formError, setFormError] = useState<string>();
  const isDirty = useChanged(draft);
  const change = (part: Partial<NewTodoTask>) => setDraft((last) => ({ ...last, ...part }));
  const length = [...draft.title.trim()].length;
  const wrong = length === 0 ? messages.titleMissing : length > 120 ? messages.titleLong : null;
  const during = async (work: () => Promise<unknown>) => {
    setPending(true);
    setFormError(undefined);
    try {
      await work();
      onClose();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setFormError(formatMessage(messages.failed));
      setPending(false);
    }
  };
  const save = () => {
    setTried(true);
    if (!wrong) void during(() => onSave(draft));
  };
  return (
    <FormDrawer
      title={formatMessage(isNew ? messages.add : messages.edit)}
      action={formatMessage(isNew ? messages.add : messages.update)}
      isDirty={isDirty}
      isPending={isPending}
      formError={formError}
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
            {formatMessage(messages.reset)}
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
            {formatMessage(draft.isCompleted ? messages.completed : messages.complete)}
          </Button>
          <Inline gap="xs">
            <IconButton
              label={formatMessage(messages.star)}
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
                {formatMessage(messages.restore)}
              </Button>
            ) : (
              <IconButton
                tone="danger"
                label={formatMessage(messages.delete)}
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
