import { listQueueEntries, listQueues, queueEntryStatuses } from '@servery/api';
import { useCall } from '@servery/api/swr';
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
import { Button, DownloadIcon, Link, Select, UserIcon } from '@servery/ui';
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

export interface QueueHistoryProps extends ListScreenProps {
  /** The URL of the live queues. */
  queueHref: string;
  /** The merchant whose queues are shown; the person's own by default. */
  merchantId?: number;
}

/** The queue entries of a day: quoted wait, actual wait and outcome. */
export function QueueHistory({ search, onSearchChange, queueHref, merchantId }: QueueHistoryProps) {
  const { formatMessage } = useIntl();
  const list = useListView(dayView, search, onSearchChange);
  const { view, change } = list;
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
        <ListFilters label={formatMessage(messages.search)} {...list.filters('search')}>
          <Select
            label={formatMessage(messages.day)}
            options={days.map((day, back) =>
              back === 0 ? { value: '', label: formatMessage(messages.today) } : day,
            )}
            value={view.date}
            onChange={(date) => change({ date })}
          />
          <FilterSelect
            label={formatMessage(messages.queue)}
            isLabelShown
            allLabel={formatMessage(messages.anyQueue)}
            options={(queues?.aaData ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={queue_id}
            onChange={(id) => change({ queue_id: id })}
          />
          <FilterSelect
            label={formatMessage(messages.status)}
            isLabelShown
            allLabel={formatMessage(messages.anyStatus)}
            options={queueEntryStatuses.map((value) => ({
              value,
              label: formatMessage(statusMessages[value]),
            }))}
            value={status}
            onChange={(value) => change({ status: value })}
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
        <ListTable
          label={formatMessage(messages.list)}
          pagesLabel={formatMessage(messages.pages)}
          rows={data?.aaData}
          columns={columns}
          total={data?.total}
          page={view.page}
          pageLength={pageLength}
          onPage={(page) => change({ page })}
          {...sorting('joined', view.order, (_key, order) => change({ order }))}
          isLoading={isLoading}
          skeletonRows={8}
          empty={
            <ListEmpty
              total={data?.total}
              onFirst={() => change({ page: 1 })}
              isNarrowed={list.isNarrowed}
              noResultTitle={formatMessage(messages.noResultTitle)}
              icon={<UserIcon />}
              title={formatMessage(messages.emptyTitle)}
            >
              {formatMessage(messages.empty)}
            </ListEmpty>
          }
        />
      </ListBody>
    </ListPage>
  );
}
