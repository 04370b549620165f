import { Pagination } from '@servery/ui';
import { useIntl } from 'react-intl';
import { libraryWords as words } from '../messages/library.ts';

interface PagesProps {
  page: number;
  length: number;
  total: number;
  onChange: (page: number) => void;
}

/** The way to the other pictures; nothing where there are no others. */
export function Pages({ page, length, total, onChange }: PagesProps) {
  const { formatMessage, formatNumber } = useIntl();
  if (total <= length) return null;
  return (
    <Pagination
      page={page}
      pageLength={length}
      total={total}
      onChange={onChange}
      words={{
        label: formatMessage(words.pages),
        summary: ({ from, to }, all) =>
          formatMessage(words['range'], {
            from: formatNumber(from),
            to: formatNumber(to),
            total: formatNumber(all),
          }),
        page: ({ page: at, pages }) =>
          formatMessage(words['page'], { page: formatNumber(at), pages: formatNumber(pages) }),
        first: formatMessage(words.first),
        previous: formatMessage(words.previous),
        next: formatMessage(words.next),
        last: formatMessage(words.last),
        pageLength: formatMessage(words.pageLength),
      }}
    />
  );
}
