import { todoSorts, type TodoSort } from '@servery/api/template';
import { Drawer, FilterIcon, IconButton, SearchField, Select, useTyped } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { listWords, sortWords } from '../messages/list.ts';
import { readTodo, type TodoView } from '../todoView.ts';
import { Places } from './Places.tsx';
import { onlyNarrow, searching, tools } from './todo.css.ts';

interface ToolbarProps {
  address: string;
  onChange: (change: Partial<TodoView>, isTyping?: boolean) => void;
}

/** What searches and sorts the tasks; on small screens also where they are. */
export function Toolbar({ address, onChange }: ToolbarProps) {
  const { formatMessage } = useIntl();
  const view = readTodo(address);
  const [text, write] = useTyped(view.q, (q) => onChange({ q }, true));
  const filters = formatMessage(listWords.filters);
  // Whoever chose a place is there: the drawer was open at another one.
  const here = `${view.filter} ${view.tag} ${view.open}`;
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <div className={tools}>
      <span className={onlyNarrow}>
        <Drawer
          title={filters}
          closeLabel={formatMessage(listWords.close)}
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
          label={formatMessage(listWords.search)}
          placeholder={formatMessage(listWords.search)}
          clearLabel={formatMessage(listWords.clearSearch)}
          maxLength={100}
          value={text}
          onChange={write}
        />
      </div>
      <Select
        label={formatMessage(listWords.sort)}
        isLabelHidden
        value={view.sort}
        options={todoSorts.map((value) => ({ value, label: formatMessage(sortWords[value]) }))}
        onChange={(sort) => onChange({ sort: sort as TodoSort })}
      />
    </div>
  );
}
