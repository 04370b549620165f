import { addTask, type NewTodoTask, type TodoAssignee } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import {
  Button,
  CheckIcon,
  DeleteIcon,
  FormDrawer,
  IconButton,
  Inline,
  StarIcon,
  UndoIcon,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { formErrorMessages, formMessages as messages } from '../messages/form.ts';
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
  // Editing a task sends the same fields as adding it.
  const form = useEndpointForm(addTask, {
    defaults: { task },
    toInput: (values) => ({ body: values }),
    send: async (input) => {
      await onSave(input.body.task);
      onClose();
    },
    explain: () => formatMessage(messages.failed),
    messages: formErrorMessages,
  });
  const { isCompleted, isImportant, isDeleted } = form.values.task;
  const act = async (work: () => Promise<unknown>) => {
    if (await form.attempt(work)) onClose();
  };
  return (
    <FormDrawer
      title={formatMessage(isNew ? messages.add : messages.edit)}
      action={formatMessage(isNew ? messages.add : messages.update)}
      {...form.drawer}
      onClose={onClose}
      aside={
        !isNew && (
          <Button
            tone="neutral"
            emphasis="ghost"
            icon={<UndoIcon />}
            isDisabled={!form.isDirty}
            onPress={form.reset}
          >
            {formatMessage(messages.reset)}
          </Button>
        )
      }
    >
      {!isNew && (
        <Inline gap="s" justify="between">
          <Button
            tone={isCompleted ? 'success' : 'neutral'}
            emphasis="outline"
            icon={<CheckIcon />}
            aria-pressed={isCompleted}
            onPress={() => form.set('task.isCompleted', !isCompleted)}
          >
            {formatMessage(isCompleted ? messages.completed : messages.complete)}
          </Button>
          <Inline gap="xs">
            <IconButton
              label={formatMessage(messages.star)}
              aria-pressed={isImportant}
              onPress={() => form.set('task.isImportant', !isImportant)}
            >
              <StarIcon fill={isImportant ? 'currentColor' : 'none'} />
            </IconButton>
            {isDeleted ? (
              <Button
                tone="neutral"
                emphasis="outline"
                onPress={() => void act(() => onSave({ ...task, isDeleted: false }))}
              >
                {formatMessage(messages.restore)}
              </Button>
            ) : (
              <IconButton
                tone="danger"
                label={formatMessage(messages.delete)}
                onPress={() => void act(onDelete)}
              >
                <DeleteIcon />
              </IconButton>
            )}
          </Inline>
        </Inline>
      )}
      <TaskFields form={form} isNew={isNew} assignees={assignees} />
    </FormDrawer>
  );
}
