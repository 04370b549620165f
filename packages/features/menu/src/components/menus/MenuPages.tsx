import { Pagination } from '@servery/ui';
import { useIntl } from 'react-intl';
import { pageLength } from '../../hooks/useMenus.ts';
import { menuWords as words } from '../../messages/menus.ts';

interface MenuPagesProps {
  page: number;
  total: number;
  onChange: (page: number) => void;
}

/** Turns the pages of the list of items. */
export function MenuPages({ page, total, onChange }: MenuPagesProps) {
  const { formatMessage } = useIntl();
  if (total <= pageLength) return null;
  return (
    <Pagination
      page={page}
      pageLength={pageLength}
      total={total}
      onChange={onChange}
      words={{
        label: formatMessage(words.pages),
        summary: ({ from, to }) => formatMessage(words.range, { from, to, total }),
        page: (range) => formatMessage(words.page, { page: range.page, pages: range.pages }),
        first: formatMessage(words.first),
        previous: formatMessage(words.previous),
        next: formatMessage(words.next),
        last: formatMessage(words.last),
        pageLength: formatMessage(words.pageLength),
      }}
    />
  );
}
