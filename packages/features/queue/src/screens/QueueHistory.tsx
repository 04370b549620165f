import {
  listQueueEntries,
  listQueues,
  type QueueEntry,
  type QueueEntryStatus,
  queueEntryStatuses,
} from '@servery/api';
import { useCall } from '@servery/api/swr';
import {
  ListBody,
  ListEmpty,
  ListFilters,
  ListPage,
  ListPages,
  sorting,
  useListView,
} from '@servery/screens/list';
import { Button, DataTable, DownloadIcon, Link, Select, UserIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useDayColumns } from '../components/dayColumns.tsx';
import { dayView, pageLength } from '../dayView.ts';
import { useDayExport } from '../hooks/useDayExport.ts';
import { useDays } from '../hooks/useDays.ts';
import { useFileColumns } from '../hooks/useFileColumns.ts';
import { useTime } from '../hooks/useTime.ts';
import { boardMessages } from '../messages/board.ts';
import { commonMessages } from '../messages/common.ts';
import { historyMessages as messages } from '../messages/history.ts';
import { statusMessages } from '../statusMessages.ts';

export interface QueueHistoryProps {
  /** The query string of the URL: day, queue, outcome, search and page. */
  search: string;
  /** Called with the next query string; `isTyping` while the search is being typed. */
  onSearchChange: (next: string, isTyping: boolean) => void;
  /** The URL of the live queues. */
  queueHref: string;
  /** The merchant whose queues are shown; the person's own by default. */
  merchantId?: number;
}

const rowKey = ({ id }: QueueEntry) => String(id);

/** The queue entries of a day: quoted wait, actual wait and outcome. */
export function QueueHistory({ search, onSearchChange, queueHref, merchantId }: QueueHistoryProps) {
  const { formatMessage } = useIntl();
  const { view, change, isNarrowed, clear } = useListView(dayView, search, onSearchChange);
  const time = useTime(merchantId);
  const columns = useDayColumns(time);
  const fileColumns = useFileColumns(time);
  const days = useDays(merchantId);
  const { save, isSaving } = useDayExport();
  const { data: queues } = useCall(listQueues, {
    query: { merchant_id: merchantId ?? '', length: 100 },
  });
  const business_date = view.date || days[0]?.value || '';
  const { queue_id, status } = view;
  const body = {
    merchant_id: merchantId ?? ('' as const),
    queue_id,
    status,
    business_date,
    search: view.search,
    order: view.order,
  };
  const { data, error, isLoading, mutate } = useCall(
    listQueueEntries,
    business_date === ''
      ? null
      : { body: { ...body, start: (view.page - 1) * pageLength, length: pageLength } },
    { keepPreviousData: true },
  );
  return (
    <ListPage
      parent={<Link href={queueHref}>{formatMessage(boardMessages.title)}</Link>}
      title={formatMessage(messages.title)}
      count={data && formatMessage(messages.count, { count: data.total })}
      actions={
        <Button
          icon={<DownloadIcon />}
          isDisabled={!data?.total}
          isPending={isSaving}
          onPress={() =>
            void save(body, `${formatMessage(messages.file)} ${business_date}.csv`, fileColumns)
          }
        >
          {formatMessage(messages.export)}
        </Button>
      }
      filters={
        <ListFilters
          label={formatMessage(messages.search)}
          search={view.search}
          onSearch={(text, isTyping) => change({ search: text }, isTyping)}
          isNarrowed={isNarrowed}
          onClear={clear}
        >
          <Select
            label={formatMessage(messages.day)}
            options={days.map((day, back) =>
              back === 0 ? { value: '', label: formatMessage(messages.today) } : day,
            )}
            value={view.date}
            onChange={(date) => change({ date })}
          />
          <Select
            label={formatMessage(messages.queue)}
            options={[
              { value: '', label: formatMessage(messages.anyQueue) },
              ...(queues?.aaData ?? []).map(({ id, name }) => ({
                value: String(id),
                label: name,
              })),
            ]}
            value={String(queue_id)}
            onChange={(id) => change({ queue_id: id === '' ? '' : Number(id) })}
          />
          <Select
            label={formatMessage(messages.status)}
            options={[
              { value: '', label: formatMessage(messages.anyStatus) },
              ...queueEntryStatuses.map((status) => ({
                value: status,
                label: formatMessage(statusMessages[status]),
              })),
            ]}
            value={status}
            onChange={(status) => change({ status: status as QueueEntryStatus | '' })}
          />
        </ListFilters>
      }
    >
      <ListBody
        error={error}
        data={data}
        forbidden={formatMessage(commonMessages.refused)}
        onRetry={mutate}
      >
        <DataTable
          label={formatMessage(messages.list)}
          rows={data?.aaData ?? []}
          rowKey={rowKey}
          columns={columns}
          rowCount={data?.total}
          rowOffset={(view.page - 1) * pageLength}
          {...sorting('joined', view.order, (_key, order) => change({ order }))}
          isLoading={!data}
          isRefreshing={isLoading && !!data}
          skeletonRows={8}
          height="content"
          empty={
            <ListEmpty
              total={data?.total}
              onFirst={() => change({ page: 1 })}
              isNarrowed={isNarrowed}
              noResultTitle={formatMessage(messages.noResultTitle)}
              icon={<UserIcon />}
              title={formatMessage(messages.emptyTitle)}
            >
              {formatMessage(messages.empty)}
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
    </ListPage>
  );
}
