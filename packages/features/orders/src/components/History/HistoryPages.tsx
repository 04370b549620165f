import { ListPages } from '@servery/screens/list';
import { Switch } from '@servery/ui';
import { useIntl } from 'react-intl';
import { pageMessages } from '../../messages/history.ts';
import * as styles from './History.css.ts';

interface HistoryPagesProps {
  /** Starts at 1. */
  page: number;
  length: number;
  /** `undefined` until it is known. */
  total: number | undefined;
  lengths: readonly number[];
  onChange: (page: number) => void;
  onLengthChange: (length: number, page: number) => void;
  onContinuous: () => void;
}

/** Pagination of the history, with a switch to infinite scrolling. */
export function HistoryPages({ page, length, total, lengths, ...props }: HistoryPagesProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.foot}>
      <Switch isSelected={false} onChange={props.onContinuous}>
        {formatMessage(pageMessages.continuous)}
      </Switch>
      <div className={styles.pages}>
        <ListPages
          label={formatMessage(pageMessages.label)}
          page={page}
          pageLength={length}
          total={total}
          pageLengths={lengths}
          onChange={props.onChange}
          onPageLengthChange={props.onLengthChange}
        />
      </div>
    </div>
  );
}
