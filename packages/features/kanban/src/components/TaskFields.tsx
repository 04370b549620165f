import { kanbanLabels, type KanbanLabel, type KanbanPerson } from '@servery/api/template';
import { Avatar, DatePicker, MultiSelect, Skeleton, TextField } from '@servery/ui';
import { useCalendarWords, useListWords } from '@servery/words';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { TaskDraft } from '../draft.ts';
import { labelWords } from '../messages/boards.ts';
import { formWords as words } from '../messages/form.ts';
import { mostOfTask, wrongTitle } from '../titles.ts';
import { CoverField } from './CoverField.tsx';
import { labelTones } from './labelTones.ts';
import { LinesField } from './LinesField.tsx';
import { dot } from './toolbar.css.ts';

const DescriptionField = lazy(async () => ({
  default: (await import('@servery/words/description')).DescriptionField,
}));

interface TaskFieldsProps {
  draft: TaskDraft;
  people: readonly KanbanPerson[];
  isTried: boolean;
  onChange: (change: (draft: TaskDraft) => TaskDraft) => void;
}

/** What a task is, to fill in. */
export function TaskFields({ draft, people, isTried, onChange }: TaskFieldsProps) {
  const { formatMessage } = useIntl();
  const put = (part: Partial<TaskDraft>) => onChange((last) => ({ ...last, ...part }));
  const [labels, assignees] = [formatMessage(words.labels), formatMessage(words.assignees)];
  const strangers = draft.assignedTo.filter((one) =>
    people.every((known) => known.title !== one.title),
  );
  const everybody = [...strangers, ...people];
  const wrong = isTried && wrongTitle(draft.title, mostOfTask);
  return (
    <>
      <TextField
        label={formatMessage(words.title)}
        value={draft.title}
        onChange={(title) => put({ title })}
        errorMessage={wrong ? formatMessage(wrong) : undefined}
        isRequired
      />
      <DatePicker
        label={formatMessage(words.dueDate)}
        value={draft.dueDate}
        onChange={(dueDate) => put({ dueDate })}
        words={useCalendarWords()}
      />
      <MultiSelect
        label={labels}
        words={useListWords(labels, formatMessage(words.chosenLabels))}
        value={draft.labels}
        options={kanbanLabels.map((value) => ({
          value,
          label: formatMessage(labelWords[value]),
          icon: <span className={dot} data-tone={labelTones[value]} />,
        }))}
        onChange={(next) => put({ labels: next as KanbanLabel[] })}
      />
      <MultiSelect
        label={assignees}
        words={useListWords(assignees, formatMessage(words.chosenAssignees))}
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
      <CoverField value={draft.coverImage} onChange={(coverImage) => put({ coverImage })} />
      <Suspense fallback={<Skeleton shape="picture" />}>
        <DescriptionField
          label={formatMessage(words.description)}
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
