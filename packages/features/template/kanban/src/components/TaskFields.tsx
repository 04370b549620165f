import { kanbanLabels, type KanbanLabel, type KanbanPerson } from '@servery/api/template';
import { PictureField } from '@servery/screens/picture-field';
import { Avatar, DatePicker, MultiSelect, Skeleton, TextField } from '@servery/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { TaskDraft } from '../draft.ts';
import { labelMessages } from '../messages/boards.ts';
import { coverMessages, formMessages as messages } from '../messages/form.ts';
import { maxOfTask, wrongTitle } from '../titles.ts';
import { labelTones } from './labelTones.ts';
import { LinesField } from './LinesField.tsx';
import { dot } from './toolbar.css.ts';

const DescriptionField = lazy(async () => ({
  default: (await import('@servery/screens/description')).DescriptionField,
}));

interface TaskFieldsProps {
  draft: TaskDraft;
  people: readonly KanbanPerson[];
  isTried: boolean;
  onChange: (change: (draft: TaskDraft) => TaskDraft) => void;
}

/** The fields of a task. */
export function TaskFields({ draft, people, isTried, onChange }: TaskFieldsProps) {
  const { formatMessage } = useIntl();
  const put = (part: Partial<TaskDraft>) => onChange((last) => ({ ...last, ...part }));
  const [labels, assignees] = [formatMessage(messages.labels), formatMessage(messages.assignees)];
  const strangers = draft.assignedTo.filter((one) =>
    people.every((known) => known.title !== one.title),
  );
  const everybody = [...strangers, ...people];
  const wrong = isTried && wrongTitle(draft.title, maxOfTask);
  return (
    <>
      <TextField
        label={formatMessage(messages.title)}
        value={draft.title}
        onChange={(title) => put({ title })}
        errorMessage={wrong ? formatMessage(wrong) : undefined}
        isRequired
      />
      <DatePicker
        label={formatMessage(messages.dueDate)}
        value={draft.dueDate}
        onChange={(dueDate) => put({ dueDate })}
      />
      <MultiSelect
        label={labels}
        labels={{ list: labels, chosen: formatMessage(messages.chosenLabels) }}
        value={draft.labels}
        options={kanbanLabels.map((value) => ({
          value,
          label: formatMessage(labelMessages[value]),
          icon: <span className={dot} data-tone={labelTones[value]} />,
        }))}
        onChange={(next) => put({ labels: next as KanbanLabel[] })}
      />
      <MultiSelect
        label={assignees}
        labels={{ list: assignees, chosen: formatMessage(messages.chosenAssignees) }}
        value={draft.assignedTo.map(({ title }) => title)}
        options={everybody.map(({ title, img }) => ({
          value: title,
          label: title,
          icon: <Avatar name={title} src={img} size="s" isDecorative />,
        }))}
        onChange={(names) =>
          put({
            assignedTo: names.flatMap(
              (name) => everybody.find(({ title }) => title === name) ?? [],
            ),
          })
        }
      />
      <PictureField
        label={formatMessage(coverMessages.cover)}
        removeLabel={formatMessage(coverMessages.remove)}
        value={draft.coverImage}
        onChange={(coverImage) => put({ coverImage })}
      />
      <Suspense fallback={<Skeleton shape="picture" />}>
        <DescriptionField
          label={formatMessage(messages.description)}
          value={draft.description}
          onChange={(description) => put({ description })}
        />
      </Suspense>
      <LinesField
        lines={draft.lines}
        isTried={isTried}
        onChange={(change) => onChange((last) => ({ ...last, lines: change(last.lines) }))}
      />
    </>
  );
}
