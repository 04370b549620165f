import { tableStates } from '@servery/api';
import { Button, SearchField, Select, useTyped } from '@servery/ui';
import { useIntl } from 'react-intl';
import { listWords as words } from '../messages/list.ts';
import { stateWords } from '../messages/state.ts';
import type { TablesView } from '../tablesView.ts';
import * as styles from './page.css.ts';

interface TableFiltersProps {
  view: TablesView;
  sections: readonly string[];
  onChange: (change: Partial<TablesView>) => void;
}

/** A choice of everything; no section or state is called so. */
const all = '*';

/** What the tables are narrowed by. */
export function TableFilters({ view, sections, onChange }: TableFiltersProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useTyped(view.search, (search) => onChange({ search }));
  const { state, section } = view;
  const isNarrowed = view.search !== '' || state !== '' || section !== null;
  return (
    <div className={styles.filters}>
      <div className={styles.searching}>
        <SearchField
          label={formatMessage(words.search)}
          isLabelHidden
          placeholder={formatMessage(words.search)}
          clearLabel={formatMessage(words.clearSearch)}
          maxLength={100}
          value={text}
          onChange={setText}
        />
      </div>
      <Select
        label={formatMessage(words.section)}
        isLabelHidden
        options={[
          { value: all, label: formatMessage(words.allSections) },
          ...sections.map((one) => ({
            value: `:${one}`,
            label: one || formatMessage(words.noSection),
          })),
        ]}
        value={section === null ? all : `:${section}`}
        onChange={(value) => onChange({ section: value === all ? null : value.slice(1) })}
      />
      <Select
        label={formatMessage(words.status)}
        isLabelHidden
        options={[
          { value: all, label: formatMessage(words.allStatus) },
          ...tableStates.map((value) => ({ value, label: formatMessage(stateWords[value]) })),
        ]}
        value={state || all}
        onChange={(value) => onChange({ state: tableStates.find((one) => one === value) ?? '' })}
      />
      {isNarrowed && (
        <Button
          tone="neutral"
          emphasis="ghost"
          onPress={() => {
            setText('');
            onChange({ search: '', state: '', section: null });
          }}
        >
          {formatMessage(words.clear)}
        </Button>
      )}
    </div>
  );
}
