import { Pagination } from '@servery/ui';
import { useIntl } from 'react-intl';
import { pageWords } from '../../messages/pages.ts';
import { perPage } from '../../shopView.ts';

interface ShopPagesProps {
  /** From 1. */
  page: number;
  total: number;
  onChange: (page: number) => void;
}

/** The ways from page to page; the last one has the rest. */
export function ShopPages({ page, total, onChange }: ShopPagesProps) {
  const { formatMessage } = useIntl();
  return (
    <Pagination
      page={page}
      pageLength={perPage}
      total={total}
      onChange={onChange}
      words={{
        label: formatMessage(pageWords.label),
        summary: ({ from, to }, of) => formatMessage(pageWords.summary, { from, to, total: of }),
        page: (range) => formatMessage(pageWords.page, { page: range.page, pages: range.pages }),
        first: formatMessage(pageWords.first),
        previous: formatMessage(pageWords.previous),
        next: formatMessage(pageWords.next),
        last: formatMessage(pageWords.last),
        pageLength: formatMessage(pageWords.label),
      }}
    />
  );
}
