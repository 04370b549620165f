import { clearPrinterJob, type PrintJob } from '@servery/api';
import {
  Button,
  ConfirmDialog,
  DataTable,
  EmptyState,
  Heading,
  Inline,
  Pagination,
  PrinterIcon,
  SearchField,
  SearchIcon,
  Segment,
  Segmented,
  Select,
  Stack,
  Text,
} from '@servery/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useQueueColumns } from '../components/Queue/columns.tsx';
import { Trouble } from '../components/Trouble.tsx';
import { useAct } from '../hooks/useAct.ts';
import { usePrinters } from '../hooks/usePrinters.ts';
import { usePrinting } from '../hooks/usePrinting.ts';
import { usePrintJobs } from '../hooks/usePrintJobs.ts';
import { useUser } from '@servery/api/user';
import { commonWords, queueWords as words } from '../messages.ts';
import {
  isNarrowed,
  pageLength,
  plainQueue,
  queueStates,
  readQueue,
  writeQueue,
  type QueueView,
} from '../queueView.ts';

const JobDrawer = lazy(async () => ({
  default: (await import('../components/Queue/JobDrawer.tsx')).JobDrawer,
}));

const SummaryDialog = lazy(async () => ({
  default: (await import('../components/Print/SummaryDialog.tsx')).SummaryDialog,
}));

export interface PrintQueueProps {
  /** Whose queue; '' for one's own merchant. */
  merchantId: number | '';
  /** The address from `?` on: state, printer, search, page and the open job. */
  search: string;
  /** The address is to change; `isTyping` when it only follows what is being written. */
  onSearchChange: (next: string, isTyping: boolean) => void;
  /** Where an order is shown. */
  orderHref?: (id: number) => string;
}

const rowKey = ({ id }: PrintJob) => String(id);

/** What was and is to be printed: how it stands, why it does not come out, and what to do about it. */
export function PrintQueue({ merchantId, search, onSearchChange, orderHref }: PrintQueueProps) {
  const { formatMessage } = useIntl();
  const view = readQueue(search);
  const act = useAct();
  const [isSummary, setSummary] = useState(false);
  const { data: user } = useUser();
  const { data: printers } = usePrinters(merchantId);
  const { data, error, isLoading, mutate } = usePrintJobs({
    merchant_id: merchantId,
    state: view.state === 'all' ? '' : view.state,
    printer_id: view.printer_id,
    search: view.search,
    order: view.order,
    start: (view.page - 1) * pageLength,
    length: pageLength,
  });
  const { trigger: clear } = usePrinting(clearPrinterJob);
  const columns = useQueueColumns(merchantId);
  const mayPrint = user?.rights.grants['print.job'] === 'allow';
  const change = (next: Partial<QueueView>, isTyping = false) =>
    onSearchChange(writeQueue(search, next), isTyping);
  const options = useMemo(
    () => [
      { value: '', label: formatMessage(words.anyPrinter) },
      ...(printers?.aaData ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    [printers, formatMessage],
  );
  const clearAll = () =>
    act(
      () =>
        clear({ body: { merchant_id: merchantId || null, printer_id: view.printer_id || null } }),
      ({ cleared }) => formatMessage(words.cleared, { count: cleared }),
    );
  if (error?.code === 'forbidden') return <Trouble problem={error} onRetry={() => mutate()} />;
  const total = data?.total ?? 0;
  const empty = isNarrowed(view) ? (
    <EmptyState
      icon={<SearchIcon />}
      title={formatMessage(words.noResult)}
      action={
        <Button onPress={() => change(plainQueue)}>{formatMessage(words.clearFilters)}</Button>
      }
    >
      {formatMessage(words.noResultText)}
    </EmptyState>
  ) : (
    <EmptyState icon={<PrinterIcon />} title={formatMessage(words.none)}>
      {formatMessage(words.noneText)}
    </EmptyState>
  );
  return (
    <Stack gap="m" align="stretch">
      <Inline justify="between" align="center">
        <Inline gap="m" align="baseline">
          <Heading level={1}>{formatMessage(words.title)}</Heading>
          <Text tone="muted">
            <span role="status">{data && formatMessage(words.count, { count: total })}</span>
          </Text>
        </Inline>
        {mayPrint && (
          <Inline gap="s">
            <Button icon={<PrinterIcon />} onPress={() => setSummary(true)}>
              {formatMessage(words.summaryOfDay)}
            </Button>
            <ConfirmDialog
              trigger={<Button tone="danger">{formatMessage(words.clear)}</Button>}
              tone="danger"
              title={formatMessage(words.clearAsk)}
              confirmLabel={formatMessage(words.clear)}
              cancelLabel={formatMessage(commonWords.cancel)}
              onConfirm={clearAll}
            >
              {formatMessage(words.clearText)}
            </ConfirmDialog>
          </Inline>
        )}
      </Inline>
      <Inline gap="s" align="end">
        <Segmented
          label={formatMessage(words.which)}
          isLabelHidden
          value={view.state}
          onChange={(state) => change({ state })}
        >
          {queueStates.map((state) => (
            <Segment key={state} value={state}>
              {formatMessage(words[state])}
            </Segment>
          ))}
        </Segmented>
        <Select
          label={formatMessage(words.printer)}
          isLabelHidden
          options={options}
          value={String(view.printer_id)}
          onChange={(printer) => change({ printer_id: printer === '' ? '' : Number(printer) })}
        />
        <SearchField
          label={formatMessage(words.search)}
          placeholder={formatMessage(words.searchHint)}
          clearLabel={formatMessage(words.clearSearch)}
          maxLength={100}
          value={view.search}
          onChange={(text) => change({ search: text }, true)}
        />
      </Inline>
      {error && <Trouble problem={error} hasBefore={!!data} onRetry={() => mutate()} />}
      {(data || !error) && (
        <DataTable
          label={formatMessage(words.table)}
          rows={data?.aaData ?? []}
          rowKey={rowKey}
          columns={columns}
          rowCount={data?.total}
          rowOffset={(view.page - 1) * pageLength}
          sort={{ key: 'when', direction: view.order === 'asc' ? 'ascending' : 'descending' }}
          onSortChange={({ direction }) =>
            change({ order: direction === 'ascending' ? 'asc' : 'desc' })
          }
          onRowPress={({ id }) => change({ job: id })}
          isLoading={!data}
          isRefreshing={isLoading && !!data}
          skeletonRows={8}
          height="content"
          empty={empty}
        />
      )}
      {total > pageLength && (
        <Pagination
          page={view.page}
          pageLength={pageLength}
          total={total}
          onChange={(page) => change({ page })}
          words={{
            label: formatMessage(words.pages),
            summary: ({ from, to }, of) => formatMessage(words.summary, { from, to, total: of }),
            page: ({ page, pages }) => formatMessage(words.page, { page, pages }),
            first: formatMessage(words.first),
            previous: formatMessage(words.previous),
            next: formatMessage(words.next),
            last: formatMessage(words.last),
            pageLength: formatMessage(words.length),
          }}
        />
      )}
      {view.job !== '' && (
        <Suspense>
          <JobDrawer
            key={view.job}
            id={view.job}
            row={data?.aaData.find(({ id }) => id === view.job)}
            printers={printers?.aaData ?? []}
            mayPrint={mayPrint}
            orderHref={orderHref}
            onClose={() => change({ job: '' })}
          />
        </Suspense>
      )}
      {isSummary && (
        <Suspense>
          <SummaryDialog
            merchantId={merchantId}
            onShow={({ id }) => change({ job: id })}
            onClose={() => setSummary(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
