import { clearPrinterJob } from '@servery/api';
import { useUser } from '@servery/api/user';
import { FilterSelect } from '@servery/screens/filter';
import {
  ListBody,
  ListEmpty,
  ListFilters,
  ListPage,
  ListTable,
  sorting,
  useListView,
  type ListScreenProps,
} from '@servery/screens/list';
import { Button, ConfirmDialog, PrinterIcon, Segment, Segmented } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
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

export interface PrintQueueProps extends ListScreenProps {
  /** The merchant whose queue is shown; '' for the user's own. */
  merchantId: number | '';
  /** Returns the link to an order. */
  orderHref?: (id: number) => string;
}

/** The print queue of a merchant: past and pending jobs with their state, failures and actions. */
export function PrintQueue({ merchantId, search, onSearchChange, orderHref }: PrintQueueProps) {
  const { formatMessage } = useIntl();
  const list = useListView(queueView, search, onSearchChange);
  const { view, change } = list;
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
            {user?.rights.grants['day.close'] === 'allow' && (
              <Button icon={<PrinterIcon />} onPress={() => setSummary(true)}>
                {formatMessage(messages.summaryOfDay)}
              </Button>
            )}
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
          {...list.filters('search')}
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
          <FilterSelect
            label={formatMessage(messages.printer)}
            allLabel={formatMessage(messages.anyPrinter)}
            options={(printers?.aaData ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={view.printer_id}
            onChange={(printer_id) => change({ printer_id })}
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
        <ListTable
          label={formatMessage(messages.table)}
          pagesLabel={formatMessage(messages.pages)}
          rows={data?.aaData}
          columns={columns}
          total={data?.total}
          page={view.page}
          pageLength={pageLength}
          onPage={(page) => change({ page })}
          {...sorting('when', view.order, (_key, order) => change({ order }))}
          onRowPress={({ id }) => change({ job: id })}
          isLoading={isLoading}
          skeletonRows={8}
          empty={
            <ListEmpty
              total={data?.total}
              onFirst={() => change({ page: 1 })}
              isNarrowed={list.isNarrowed}
              noResultTitle={formatMessage(messages.noResult)}
              icon={<PrinterIcon />}
              title={formatMessage(messages.none)}
            >
              {formatMessage(messages.noneText)}
            </ListEmpty>
          }
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
