import { clearPrinterJob, type PrintJob } from '@servery/api';
import { useUser } from '@servery/api/user';
import {
  ListBody,
  ListEmpty,
  ListFilters,
  ListPage,
  ListPages,
  sorting,
  useListView,
} from '@servery/screens/list';
import {
  Button,
  ConfirmDialog,
  DataTable,
  PrinterIcon,
  Segment,
  Segmented,
  Select,
} from '@servery/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useQueueColumns } from '../components/Queue/columns.tsx';
import { useNotifiedAction } from '../hooks/useNotifiedAction.ts';
import { usePrinters } from '../hooks/usePrinters.ts';
import { usePrinting } from '../hooks/usePrinting.ts';
import { usePrintJobs } from '../hooks/usePrintJobs.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { commonMessages, queueMessages as messages } from '../messages.ts';
import { pageLength, queueStates, queueView } from '../queueView.ts';

const JobDrawer = lazy(async () => ({
  default: (await import('../components/Queue/JobDrawer.tsx')).JobDrawer,
}));

const SummaryDialog = lazy(async () => ({
  default: (await import('../components/Print/SummaryDialog.tsx')).SummaryDialog,
}));

export interface PrintQueueProps {
  /** The merchant whose queue is shown; '' for the user's own. */
  merchantId: number | '';
  /** The URL query from `?` on: state, printer, search, page and the open job. */
  search: string;
  /** Called to change the URL query; `isTyping` is true if it follows text being typed. */
  onSearchChange: (next: string, isTyping: boolean) => void;
  /** Returns the link to an order. */
  orderHref?: (id: number) => string;
}

const rowKey = ({ id }: PrintJob) => String(id);

/** The print queue of a merchant: past and pending jobs with their state, failures and actions. */
export function PrintQueue({ merchantId, search, onSearchChange, orderHref }: PrintQueueProps) {
  const { formatMessage } = useIntl();
  const { view, change, isNarrowed, clear } = useListView(queueView, search, onSearchChange);
  const explain = useProblemText();
  const action = useNotifiedAction();
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
  const { trigger: clearJobs } = usePrinting(clearPrinterJob);
  const columns = useQueueColumns(merchantId);
  const mayPrint = user?.rights.grants['print.job'] === 'allow';
  const options = useMemo(
    () => [
      { value: '', label: formatMessage(messages.anyPrinter) },
      ...(printers?.aaData ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    [printers, formatMessage],
  );
  const clearAll = () =>
    action(
      () =>
        clearJobs({
          body: { merchant_id: merchantId || null, printer_id: view.printer_id || null },
        }),
      ({ cleared }) => formatMessage(messages.cleared, { count: cleared }),
    );
  return (
    <ListPage
      title={formatMessage(messages.title)}
      count={data && formatMessage(messages.count, { count: data.total })}
      actions={
        mayPrint && (
          <>
            <Button icon={<PrinterIcon />} onPress={() => setSummary(true)}>
              {formatMessage(messages.summaryOfDay)}
            </Button>
            <ConfirmDialog
              trigger={<Button tone="danger">{formatMessage(messages.clear)}</Button>}
              tone="danger"
              title={formatMessage(messages.clearAsk)}
              confirmLabel={formatMessage(messages.clear)}
              onConfirm={clearAll}
            >
              {formatMessage(messages.clearText)}
            </ConfirmDialog>
          </>
        )
      }
      filters={
        <ListFilters
          label={formatMessage(messages.search)}
          placeholder={formatMessage(messages.searchHint)}
          search={view.search}
          onSearch={(text, isTyping) => change({ search: text }, isTyping)}
          isNarrowed={isNarrowed}
          onClear={clear}
          lead={
            <Segmented
              label={formatMessage(messages.which)}
              isLabelHidden
              value={view.state}
              onChange={(state) => change({ state })}
            >
              {queueStates.map((state) => (
                <Segment key={state} value={state}>
                  {formatMessage(messages[state])}
                </Segment>
              ))}
            </Segmented>
          }
        >
          <Select
            label={formatMessage(messages.printer)}
            isLabelHidden
            options={options}
            value={String(view.printer_id)}
            onChange={(printer) => change({ printer_id: printer === '' ? '' : Number(printer) })}
          />
        </ListFilters>
      }
    >
      <ListBody
        error={error}
        data={data}
        explain={explain}
        forbiddenTitle={formatMessage(commonMessages.refused)}
        forbidden={formatMessage(commonMessages.refusedText)}
        onRetry={mutate}
      >
        <DataTable
          label={formatMessage(messages.table)}
          rows={data?.aaData ?? []}
          rowKey={rowKey}
          columns={columns}
          rowCount={data?.total}
          rowOffset={(view.page - 1) * pageLength}
          {...sorting('when', view.order, (_key, order) => change({ order }))}
          onRowPress={({ id }) => change({ job: id })}
          isLoading={!data}
          isRefreshing={isLoading && !!data}
          skeletonRows={8}
          height="content"
          empty={
            <ListEmpty
              total={data?.total}
              onFirst={() => change({ page: 1 })}
              isNarrowed={isNarrowed}
              noResultTitle={formatMessage(messages.noResult)}
              icon={<PrinterIcon />}
              title={formatMessage(messages.none)}
            >
              {formatMessage(messages.noneText)}
            </ListEmpty>
          }
        />
        <ListPages
          label={formatMessage(messages.pages)}
          page={view.page}
          pageLength={pageLength}
          total={data?.total}
          onChange={(page) => change({ page })}
        />
      </ListBody>
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
    </ListPage>
  );
}
