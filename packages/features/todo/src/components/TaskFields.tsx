import { todoTags, type NewTodoTask, type TodoAssignee, type TodoTag } from '@servery/api/template';
import { Avatar, DatePicker, MultiSelect, Select, Skeleton, TextField } from '@servery/ui';
import { useCalendarWords, useListWords } from '@servery/words';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { formWords as words } from '../messages/form.ts';
import { tagWords } from '../messages/list.ts';

const DescriptionField = lazy(async () => ({
  default: (await import('@servery/words/description')).DescriptionField,
}));

interface TaskFieldsProps {
  task: NewTodoTask;
  /** A new task is written from its title on. */
  isNew: boolean;
  assignees: readonly TodoAssignee[];
  titleError: string | undefined;
  onChange: (change: Partial<NewTodoTask>) => void;
}

/** What a task is, to fill in. */
export function TaskFields({ task, isNew, assignees, titleError, onChange }: TaskFieldsProps) {
  const { formatMessage } = useIntl();
  const tags = formatMessage(words.tags);
  const known =
    task.assignee && !assignees.some(({ fullName }) => fullName === task.assignee?.fullName);
  const people = known && task.assignee ? [task.assignee, ...assignees] : assignees;
  return (
    <>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the drawer was opened to type it
        autoFocus={isNew}
        label={formatMessage(words.title)}
        value={task.title}
        onChange={(title) => onChange({ title })}
        errorMessage={titleError}
        isRequired
      />
      <Select
        label={formatMessage(words.assignee)}
        placeholder={formatMessage(words.nobody)}
        value={task.assignee?.fullName ?? null}
        options={people.map(({ fullName, avatar }) => ({
          value: fullName,
          label: fullName,
          icon: <Avatar name={fullName} src={avatar} size="s" isDecorative />,
        }))}
        onChange={(name) =>
          onChange({ assignee: people.find(({ fullName }) => fullName === name) ?? null })
        }
        clearLabel={formatMessage(words.clearAssignee)}
        onClear={() => onChange({ assignee: null })}
      />
      <DatePicker
        label={formatMessage(words.dueDate)}
        value={task.dueDate}
        onChange={(dueDate) => onChange({ dueDate })}
        words={useCalendarWords()}
      />
      <MultiSelect
        label={tags}
        words={useListWords(tags, formatMessage(words.chosenTags))}
        value={task.tags}
        options={todoTags.map((value) => ({ value, label: formatMessage(tagWords[value]) }))}
        onChange={(next) => onChange({ tags: next as TodoTag[] })}
      />
      <Suspense fallback={<Skeleton shape="picture" />}>
        <DescriptionField
          label={formatMessage(words.description)}
          value={task.description}
          onChange={(description) => onChange({ description })}
        />
      </Suspense>
    </>
  );
}
