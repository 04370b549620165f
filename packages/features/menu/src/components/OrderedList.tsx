import type { Problem, UnreadableRow } from '@servery/api';
import { useRights } from '@servery/api/user';
import { AddButton, ListBody, ListEmpty, ListPage, type ListOf } from '@servery/screens/list';
import { OrderedRows } from '@servery/screens/ordered-rows';
import { MenuIcon } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { ListView } from '../listView.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { commonMessages } from '../messages/common.ts';
import { MenuFilters } from './MenuFilters.tsx';

interface OrderedListProps<Row> {
  list: ListOf<ListView>;
  response: {
    data:
      | { aaData: readonly Row[]; total: number; unreadable?: readonly UnreadableRow[] | undefined }
      | undefined;
    error: Problem | undefined;
    mutate: () => unknown;
  };
  messages: Record<'title' | 'count' | 'create' | 'emptyTitle' | 'empty', MessageDescriptor>;
  /** Saves the order of the rows with these ids. */
  onOrder: (ids: number[]) => Promise<unknown>;
  row: (row: Row) => ReactNode;
  /** Dialogs and drawers that are open over the list. */
  children: ReactNode;
}

/** A list of the menu whose rows can be reordered. */
export function OrderedList<Row extends { id: number; name: string }>({
  list,
  response: { data, error, mutate },
  messages,
  onOrder,
  row,
  children,
}: OrderedListProps<Row>) {
  const { formatMessage } = useIntl();
  const canEdit = useRights()('menu.edit');
  const explain = useProblemText();
  return (
    <ListPage
      title={formatMessage(messages.title)}
      count={data && formatMessage(messages.count, { count: data.total })}
      actions={
        canEdit && (
          <AddButton onPress={() => list.change({ open: 'new' })}>
            {formatMessage(messages.create)}
          </AddButton>
        )
      }
      filters={<MenuFilters list={list} />}
    >
      <ListBody
        error={error}
        data={data}
        forbidden={formatMessage(commonMessages.refused)}
        onRetry={mutate}
        rows={data?.aaData}
        empty={
          <ListEmpty
            isNarrowed={list.isNarrowed}
            noResultTitle={formatMessage(commonMessages.noResultTitle)}
            icon={<MenuIcon />}
            title={formatMessage(messages.emptyTitle)}
          >
            {formatMessage(messages.empty)}
          </ListEmpty>
        }
      >
        {(rows) => (
          <OrderedRows
            label={formatMessage(messages.title)}
            rows={rows}
            isFixed={!canEdit || list.isNarrowed || rows.length !== data?.total}
            onOrder={onOrder}
            explain={explain}
          >
            {row}
          </OrderedRows>
        )}
      </ListBody>
      {children}
    </ListPage>
  );
}
