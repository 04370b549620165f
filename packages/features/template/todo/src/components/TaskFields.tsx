import { todoTags, type NewTodoTask, type TodoAssignee, type TodoTag } from '@servery/api/template';
import type { EndpointForm } from '@servery/screens/form';
import { Avatar, DatePicker, MultiSelect, Select, Skeleton, TextField } from '@servery/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { formMessages as messages } from '../messages/form.ts';
import { tagMessages } from '../messages/list.ts';

const DescriptionField = lazy(async () => ({
  default: (await import('@servery/screens/description')).DescriptionField,
}));

interface TaskFieldsProps {
  form: EndpointForm<{ task: NewTodoTask }>;
  /** Whether the task is new; the title then takes the focus. */
  isNew: boolean;
  assignees: readonly TodoAssignee[];
}

/** The fields of a task. */
export function TaskFields({ form, isNew, assignees }: TaskFieldsProps) {
  const { formatMessage } = useIntl();
  const { task } = form.values;
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
        {...form.field('task.title')}
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
          form.set('task.assignee', people.find(({ fullName }) => fullName === name) ?? null)
        }
        clearLabel={formatMessage(messages.clearAssignee)}
        onClear={() => form.set('task.assignee', null)}
      />
      <DatePicker label={formatMessage(messages.dueDate)} {...form.field('task.dueDate')} />
      <MultiSelect
        label={tags}
        labels={{ list: tags, chosen: formatMessage(messages.chosenTags) }}
        value={task.tags}
        options={todoTags.map((value) => ({ value, label: formatMessage(tagMessages[value]) }))}
        onChange={(next) => form.set('task.tags', next as TodoTag[])}
      />
      <Suspense fallback={<Skeleton shape="picture" />}>
        <DescriptionField
          label={formatMessage(messages.description)}
          value={task.description}
          onChange={(description) => form.set('task.description', description)}
        />
      </Suspense>
    </>
  );
}
