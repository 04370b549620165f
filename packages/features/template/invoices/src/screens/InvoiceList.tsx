import type { InvoiceRow } from '@servery/api/template';
import {
  ListBody,
  ListEmpty,
  ListPage,
  ListPages,
  sorting,
  useListView,
} from '@servery/screens/list';
import { joinAddress } from '@servery/screens/view';
import { DataTable, LinkButton, PlusIcon, ReceiptIcon, VisuallyHidden } from '@servery/ui';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { ListTools } from '../components/ListTools.tsx';
import { useListColumns } from '../components/useListColumns.tsx';
import { useDownload } from '../hooks/useDownload.ts';
import { useInvoices } from '../hooks/useInvoices.ts';
import { useRowActions } from '../hooks/useRowActions.ts';
import { listView, pageLengths, type ListView } from '../listView.ts';
import { countMessage, listMessages } from '../messages/list.ts';
import { places } from '../places.ts';

const SendPanel = lazy(async () => ({
  default: (await import('../components/SendPanel.tsx')).SendPanel,
}));

export interface InvoiceListProps {
  /** The query string with search, filter, order, page and the open send panel. */
  search: string;
  /**
   * Called with the next query string; `isTyping` replaces the history entry instead of adding one.
   */
  onSearchChange: (search: string, isTyping?: boolean) => void;
}

const rowKey = ({ id }: InvoiceRow) => String(id);

/** The list of invoices with their balances: search, send, download and duplicate. */
export function InvoiceList({ search, onSearchChange }: InvoiceListProps) {
  const { formatMessage } = useIntl();
  const list = useListView(listView, search, (next, isTyping) =>
    onSearchChange(joinAddress('', next), isTyping),
  );
  const { view, change } = list;
  const { data, error, mutate, isValidating } = useInvoices(view);
  const { remove, duplicate } = useRowActions(view);
  const download = useDownload();
  // The last row of the last page may have been deleted a moment ago.
  const isPastEnd = !!data && data.invoices.length === 0 && data.total > 0;
  const goToLastPage = useEffectEvent(() =>
    change({ page: Math.ceil((data?.total ?? 1) / view.perPage) }, true),
  );
  useEffect(() => {
    if (isPastEnd) goToLastPage();
  }, [isPastEnd]);
  const columns = useListColumns({
    onSend: ({ id }) => change({ send: id }),
    onDownload: ({ id }) => void download(id),
    onDuplicate: (row) => void duplicate(row),
    onRemove: (row) => void remove(row),
  });
  const add = (
    <LinkButton href={places.add} tone="accent" emphasis="solid" icon={<PlusIcon />}>
      {formatMessage(listMessages.add)}
    </LinkButton>
  );
  return (
    <ListPage
      title={formatMessage(listMessages.title)}
      count={
        data ? (
          formatMessage(countMessage, { count: data.total })
        ) : (
          <VisuallyHidden>{formatMessage(listMessages.loading)}</VisuallyHidden>
        )
      }
      actions={add}
      filters={<ListTools list={list} total={data?.total} />}
    >
      <ListBody
        error={error}
        data={data}
        title={formatMessage(listMessages.failed)}
        onRetry={mutate}
      >
        <DataTable
          label={formatMessage(listMessages.title)}
          rows={data?.invoices ?? []}
          rowKey={rowKey}
          columns={columns}
          rowCount={data?.total}
          rowOffset={(view.page - 1) * view.perPage}
          {...sorting(view.sortColumn, view.sort, (sortColumn, sort) =>
            change({ sortColumn, sort }),
          )}
          isLoading={!data || isPastEnd}
          isRefreshing={isValidating && !!data}
          skeletonRows={view.perPage}
          empty={
            <ListEmpty
              isNarrowed={list.isNarrowed}
              noResultTitle={formatMessage(listMessages.noResult)}
              icon={<ReceiptIcon />}
              title={formatMessage(listMessages.none)}
              action={add}
            >
              {formatMessage(listMessages.noneText)}
            </ListEmpty>
          }
        />
        {data && data.invoices.length > 0 && (
          <ListPages
            label={formatMessage(listMessages.pages)}
            page={view.page}
            pageLength={view.perPage}
            pageLengths={pageLengths}
            total={data.total}
            onChange={(page) => change({ page })}
            onPageLengthChange={(perPage, page) =>
              change({ perPage: perPage as ListView['perPage'], page })
            }
          />
        )}
      </ListBody>
      {view.send !== null && (
        <Suspense>
          <SendPanel key={view.send} id={view.send} onClose={() => change({ send: null }, true)} />
        </Suspense>
      )}
    </ListPage>
  );
}
