import { todoSorts, type TodoSort } from '@servery/api/template';
import { Drawer, FilterIcon, IconButton, SearchField, Select, useTyped } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { listMessages, sortMessages } from '../messages/list.ts';
import { readTodo, type TodoView } from '../todoView.ts';
import { Places } from './Places.tsx';
import { onlyNarrow, searching, tools } from './todo.css.ts';

interface ToolbarProps {
  address: string;
  onChange: (change: Partial<TodoView>, isTyping?: boolean) => void;
}

/** Search field and order of the tasks; on small screens also the navigation. */
export function Toolbar({ address, onChange }: ToolbarProps) {
  const { formatMessage } = useIntl();
  const view = readTodo(address);
  const [text, write] = useTyped(view.q, (q) => onChange({ q }, true));
  const filters = formatMessage(listMessages.filters);
  // The drawer is open only for the view in which it was opened, so choosing another one closes it.
  const here = `${view.filter} ${view.tag} ${view.open}`;
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <div className={tools}>
      <span className={onlyNarrow}>
        <Drawer
          title={filters}
          side="start"
          isOpen={openAt === here}
          onOpenChange={(isOpen) => setOpenAt(isOpen ? here : null)}
          trigger={
            <IconButton label={filters} emphasis="outline">
              <FilterIcon />
            </IconButton>
          }
        >
          <Places address={address} />
        </Drawer>
      </span>
      <div className={searching}>
        <SearchField
          label={formatMessage(listMessages.search)}
          placeholder={formatMessage(listMessages.search)}
          maxLength={100}
          value={text}
          onChange={write}
        />
      </div>
      <Select
        label={formatMessage(listMessages.sort)}
        isLabelHidden
        value={view.sort}
        options={todoSorts.map((value) => ({ value, label: formatMessage(sortMessages[value]) }))}
        onChange={(sort) => onChange({ sort: sort as TodoSort })}
      />
    </div>
  );
}
