import { kanbanLabels, type KanbanLabel, type KanbanPerson } from '@servery/api/template';
import { Avatar, LateSelect, SearchField, useTyped } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { KanbanView } from '../kanbanView.ts';
import { boardMessages as messages, labelMessages } from '../messages/boards.ts';
import { labelTones } from './labelTones.ts';
import { dot, searching, tools, choosing } from './toolbar.css.ts';

interface ToolbarProps {
  view: KanbanView;
  people: readonly KanbanPerson[];
  onChange: (change: Partial<KanbanView>, isTyping?: boolean) => void;
}

/** Filters of the boards: search text, label and assignee. */
export function Toolbar({ view, people, onChange }: ToolbarProps) {
  const { formatMessage } = useIntl();
  const [text, write] = useTyped(view.q, (q) => onChange({ q }, true));
  const isKnown = !view.assignee || people.some(({ title }) => title === view.assignee);
  const offered = isKnown ? people : [{ title: view.assignee, img: null }, ...people];
  return (
    <div className={tools}>
      <div className={searching}>
        <SearchField
          label={formatMessage(messages.search)}
          placeholder={formatMessage(messages.search)}
          maxLength={100}
          value={text}
          onChange={write}
        />
      </div>
      <div className={choosing}>
        <LateSelect
          label={formatMessage(messages.label)}
          isLabelHidden
          value={view.label}
          options={[
            { value: '', label: formatMessage(messages.anyLabel) },
            ...kanbanLabels.map((value) => ({
              value,
              label: formatMessage(labelMessages[value]),
              icon: <span className={dot} data-tone={labelTones[value]} />,
            })),
          ]}
          onChange={(label) => onChange({ label: label as KanbanLabel | '' })}
        />
        <LateSelect
          label={formatMessage(messages.assignee)}
          isLabelHidden
          value={view.assignee}
          options={[
            { value: '', label: formatMessage(messages.anybody) },
            ...offered.map(({ title, img }) => ({
              value: title,
              label: title,
              icon: <Avatar name={title} src={img} size="s" isDecorative />,
            })),
          ]}
          onChange={(assignee) => onChange({ assignee })}
        />
      </div>
    </div>
  );
}
