import { Button, SearchField, Select, useTyped } from '@servery/ui';
import { useIntl } from 'react-intl';
import { sorts, statuses, type MediaView } from '../mediaView.ts';
import { libraryWords as words } from '../messages/library.ts';
import * as styles from './library.css.ts';

interface LibraryFiltersProps {
  view: MediaView;
  onChange: (change: Partial<MediaView>) => void;
}

const all = '*';
const statusWords = {
  active: words.active,
  inactive: words.inactive,
  unused: words.unused,
  no_alt: words.noAlt,
};
const sortWords = { added: words.newest, name: words.byName, size: words.largest };

/** What the library is narrowed and ordered by. */
export function LibraryFilters({ view, onChange }: LibraryFiltersProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useTyped(view.search, (search) => onChange({ search }));
  return (
    <div className={styles.filters}>
      <div className={styles.searching}>
        <SearchField
          label={formatMessage(words.search)}
          placeholder={formatMessage(words.search)}
          clearLabel={formatMessage(words.clearSearch)}
          maxLength={100}
          value={text}
          onChange={setText}
        />
      </div>
      <Select
        label={formatMessage(words.status)}
        isLabelHidden
        options={[
          { value: all, label: formatMessage(words.all) },
          ...statuses.map((value) => ({ value, label: formatMessage(statusWords[value]) })),
        ]}
        value={view.status || all}
        onChange={(value) => onChange({ status: statuses.find((one) => one === value) ?? '' })}
      />
      <Select
        label={formatMessage(words.sort)}
        isLabelHidden
        options={sorts.map((value) => ({ value, label: formatMessage(sortWords[value]) }))}
        value={view.sort}
        onChange={(value) => onChange({ sort: sorts.find((one) => one === value) ?? 'added' })}
      />
      {(view.search !== '' || view.status !== '') && (
        <Button
          tone="neutral"
          emphasis="ghost"
          onPress={() => {
            setText('');
            onChange({ search: '', status: '' });
          }}
        >
          {formatMessage(words.clear)}
        </Button>
      )}
    </div>
  );
}
