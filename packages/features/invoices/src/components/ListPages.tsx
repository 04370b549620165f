import { Pagination } from '@servery/ui';
import { useIntl } from 'react-intl';
import { pageLengths, type ListView } from '../listView.ts';
import { pageMessage, pageWords as words, summaryMessage } from '../messages/list.ts';

interface ListPagesProps {
  view: ListView;
  total: number;
  onChange: (change: Partial<ListView>) => void;
}

/** The ways from page to page; the last one has the rest. */
export function ListPages({ view, total, onChange }: ListPagesProps) {
  const { formatMessage } = useIntl();
  return (
    <Pagination
      page={view.page}
      pageLength={view.perPage}
      total={total}
      onChange={(page) => onChange({ page })}
      pageLengths={pageLengths}
      onPageLengthChange={(perPage, page) =>
        onChange({ perPage: perPage as ListView['perPage'], page })
      }
      words={{
        label: formatMessage(words.label),
        summary: ({ from, to }, of) => formatMessage(summaryMessage, { from, to, total: of }),
        page: ({ page, pages }) => formatMessage(pageMessage, { page, pages }),
        first: formatMessage(words.first),
        previous: formatMessage(words.previous),
        next: formatMessage(words.next),
        last: formatMessage(words.last),
        pageLength: formatMessage(words.length),
      }}
    />
  );
}
