import { Pagination, Switch } from '@servery/ui';
import { useIntl } from 'react-intl';
import { pageWords } from '../../messages/history.ts';
import * as styles from './History.css.ts';

interface HistoryPagesProps {
  /** From 1. */
  page: number;
  length: number;
  /** `undefined` until it is known. */
  total: number | undefined;
  lengths: readonly number[];
  onChange: (page: number) => void;
  onLengthChange: (length: number, page: number) => void;
  onContinuous: () => void;
}

/** The ways from page to page, and to a list without pages. */
export function HistoryPages({ page, length, total, lengths, ...props }: HistoryPagesProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.foot}>
      <Switch isSelected={false} onChange={props.onContinuous}>
        {formatMessage(pageWords.continuous)}
      </Switch>
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageLength={length}
          total={total ?? 0}
          isDisabled={!total}
          pageLengths={lengths}
          onChange={props.onChange}
          onPageLengthChange={props.onLengthChange}
          words={{
            label: formatMessage(pageWords.label),
            summary: ({ from, to }, of) =>
              total === undefined ? ' ' : formatMessage(pageWords.summary, { from, to, total: of }),
            page: (range) =>
              total === undefined
                ? ' '
                : formatMessage(pageWords.page, { page: range.page, pages: range.pages }),
            first: formatMessage(pageWords.first),
            previous: formatMessage(pageWords.previous),
            next: formatMessage(pageWords.next),
            last: formatMessage(pageWords.last),
            pageLength: formatMessage(pageWords.length),
          }}
        />
      </div>
    </div>
  );
}
