import { todoTags, type NewTodoTask, type TodoAssignee, type TodoTag } from '@servery/api/template';
import { Avatar, DatePicker, MultiSelect, Select, Skeleton, TextField } from '@servery/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { formMessages as messages } from '../messages/form.ts';
import { tagMessages } from '../messages/list.ts';

const DescriptionField = lazy(async () => ({
  default: (await import('@servery/screens/description')).DescriptionField,
}));

interface TaskFieldsProps {
  task: NewTodoTask;
  /** Whether the task is new; the title then takes the focus. */
  isNew: boolean;
  assignees: readonly TodoAssignee[];
  titleError: string | undefined;
  onChange: (change: Partial<NewTodoTask>) => void;
}

/** The fields of a task. */
export function TaskFields({ task, isNew, assignees, titleError, onChange }: TaskFieldsProps) {
  const { formatMessage } = useIntl();
  const tags = formatMessage(messages.tags);
  const known =
    task.assignee && !assignees.some(({ fullName }) => fullName === task.assignee?.fullName);
  const people = known && task.assignee ? [task.assignee, ...assignees] : assignees;
  return (
    <>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the drawer was opened to type it
        autoFocus={isNew}
        label={formatMessage(messages.title)}
        value={task.title}
        onChange={(title) => onChange({ title })}
        errorMessage={titleError}
        isRequired
      />
      <Select
        label={formatMessage(messages.assignee)}
        placeholder={formatMessage(messages.nobody)}
        value={task.assignee?.fullName ?? null}
        options={people.map(({ fullName, avatar }) => ({
          value: fullName,
          label: fullName,
          icon: <Avatar name={fullName} src={avatar} size="s" isDecorative />,
        }))}
        onChange={(name) =>
          onChange({ assignee: people.find(({ fullName }) => fullName === name) ?? null })
        }
        clearLabel={formatMessage(messages.clearAssignee)}
        onClear={() => onChange({ assignee: null })}
      />
      <DatePicker
        label={formatMessage(messages.dueDate)}
        value={task.dueDate}
        onChange={(dueDate) => onChange({ dueDate })}
      />
      <MultiSelect
        label={tags}
        labels={{ list: tags, chosen: formatMessage(messages.chosenTags) }}
        value={task.tags}
        options={todoTags.map((value) => ({ value, label: formatMessage(tagMessages[value]) }))}
        onChange={(next) => onChange({ tags: next as TodoTag[] })}
      />
      <Suspense fallback={<Skeleton shape="picture" />}>
        <DescriptionField
          label={formatMessage(messages.description)}
          value={task.description}
          onChange={(description) => onChange({ description })}
        />
      </Suspense>
    </>
  );
}
