import { Button, Heading, SearchField, Select, useTyped } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ListView } from '../listView.ts';
import { commonWords as words } from '../messages/common.ts';
import * as styles from './page.css.ts';

export interface ListHeadProps {
  title: string;
  /** How many there are, in words; nothing while that is not known. */
  count: string | undefined;
  /** What can be done besides: buttons at the end, the main one last. */
  actions?: ReactNode;
  view: ListView;
  /** The states to narrow by, besides all. */
  states: readonly { value: string; label: string }[];
  /** More to narrow by. */
  filters?: ReactNode;
  onChange: (change: Partial<ListView>) => void;
}

const all = 'all';

/** What stands above a list: its name, how long it is, what to do, and what it is narrowed by. */
export function ListHead({ view, onChange, ...props }: ListHeadProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useTyped(view.search, (search) => onChange({ search }));
  const isNarrowed = view.search !== '' || view.status !== '' || view.category_id !== '';
  return (
    <>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={1}>{props.title}</Heading>
          <span role="status" className={styles.count}>
            {props.count}
          </span>
        </div>
        <div className={styles.tools}>{props.actions}</div>
      </div>
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
        {props.filters}
        <Select
          label={formatMessage(words.status)}
          isLabelHidden
          options={[{ value: all, label: formatMessage(words.allStatus) }, ...props.states]}
          value={view.status || all}
          onChange={(status) => onChange({ status: status === all ? '' : status })}
        />
        {isNarrowed && (
          <Button
            tone="neutral"
            emphasis="ghost"
            onPress={() => {
              setText('');
              onChange({ search: '', status: '', category_id: '' });
            }}
          >
            {formatMessage(words.clear)}
          </Button>
        )}
      </div>
    </>
  );
}
