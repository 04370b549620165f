import {
  listQueueEntries,
  listQueues,
  queueEntryStatuses,
  type QueueEntry,
  type QueueEntryStatus,
} from '@servery/api';
import { useCall } from '@servery/api/swr';
import {
  Button,
  DataTable,
  DownloadIcon,
  EmptyState,
  Heading,
  Inline,
  Link,
  Pagination,
  SearchField,
  SearchIcon,
  Select,
  Stack,
  Text,
  UserIcon,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { useDayColumns } from '../components/dayColumns.tsx';
import { Trouble } from '../components/Trouble.tsx';
import { isNarrowed, pageLength, readDay, writeDay, type DayView } from '../dayView.ts';
import { useDayExport } from '../hooks/useDayExport.ts';
import { useDays } from '../hooks/useDays.ts';
import { useTime } from '../hooks/useTime.ts';
import { boardWords } from '../messages/board.ts';
import { historyWords as words } from '../messages/history.ts';
import { statusWord } from '../statusWord.ts';

export interface QueueHistoryProps {
  /** The address from `?` on: day, queue, how it ended, search and page. */
  search: string;
  /** The address is to change; `isTyping` when it only follows what is being written. */
  onSearchChange: (next: string, isTyping: boolean) => void;
  /** Where the queues are as they happen. */
  queueHref: string;
  /** Whose queues, for those who look after several; their own without it. */
  merchantId?: number;
}

const rowKey = ({ id }: QueueEntry) => String(id);

/** Who waited on a day: what they were promised, how long it took, and how it ended. */
export function QueueHistory({ search, onSearchChange, queueHref, merchantId }: QueueHistoryProps) {
  const { formatMessage } = useIntl();
  const view = readDay(search);
  const time = useTime(merchantId);
  const columns = useDayColumns(time);
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
  const change = (next: Partial<DayView>, isTyping = false) =>
    onSearchChange(writeDay(search, next), isTyping);
  if (error?.code === 'forbidden') return <Trouble problem={error} onRetry={() => mutate()} />;
  const total = data?.total ?? 0;

  const rowsOf = (entries: readonly QueueEntry[]) => [
    [
      words.number,
      words.name,
      words.phone,
      words.party,
      words.joined,
      words.quoted,
      words.waited,
      words.end,
      words.tableColumn,
      words.reason,
    ].map((word) => formatMessage(word)),
    ...entries.map((one) => [
      one.number,
      one.name,
      one.phone,
      String(one.party),
      time(one.joined_at),
      String(one.quoted_minutes),
      one.waited_minutes === null ? '' : String(one.waited_minutes),
      formatMessage(statusWord[one.status]),
      one.seated?.name ?? '',
      one.reason,
    ]),
  ];
  const empty = isNarrowed(view) ? (
    <EmptyState
      icon={<SearchIcon />}
      title={formatMessage(words.noResultTitle)}
      action={
        <Button onPress={() => change({ queue_id: '', status: '', search: '' })}>
          {formatMessage(words.clear)}
        </Button>
      }
    >
      {formatMessage(words.noResult)}
    </EmptyState>
  ) : (
    <EmptyState icon={<UserIcon />} title={formatMessage(words.emptyTitle)}>
      {formatMessage(words.empty)}
    </EmptyState>
  );
  return (
    <Stack gap="m" align="stretch">
      <Link href={queueHref}>{formatMessage(boardWords.title)}</Link>
      <Inline justify="between" align="center">
        <Inline gap="m" align="baseline">
          <Heading level={1}>{formatMessage(words.title)}</Heading>
          <Text tone="muted">
            <span role="status">{data && formatMessage(words.count, { count: total })}</span>
          </Text>
        </Inline>
        <Button
          icon={<DownloadIcon />}
          isDisabled={total === 0}
          isPending={isSaving}
          onPress={() =>
            void save(body, `${formatMessage(words.file)} ${business_date}.csv`, rowsOf)
          }
        >
          {formatMessage(words.export)}
        </Button>
      </Inline>
      <Inline gap="s" align="end">
        <Select
          label={formatMessage(words.day)}
          options={days.map((day, back) =>
            back === 0 ? { value: '', label: formatMessage(words.today) } : day,
          )}
          value={view.date}
          onChange={(date) => change({ date })}
        />
        <Select
          label={formatMessage(words.queue)}
          options={[
            { value: '', label: formatMessage(words.anyQueue) },
            ...(queues?.aaData ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(queue_id)}
          onChange={(id) => change({ queue_id: id === '' ? '' : Number(id) })}
        />
        <Select
          label={formatMessage(words.status)}
          options={[
            { value: '', label: formatMessage(words.anyStatus) },
            ...queueEntryStatuses.map((one) => ({
              value: one,
              label: formatMessage(statusWord[one]),
            })),
          ]}
          value={status}
          onChange={(one) => change({ status: one as QueueEntryStatus | '' })}
        />
        <SearchField
          label={formatMessage(words.search)}
          placeholder={formatMessage(words.search)}
          clearLabel={formatMessage(words.clearSearch)}
          maxLength={100}
          value={view.search}
          onChange={(text) => change({ search: text }, true)}
        />
      </Inline>
      {error && <Trouble problem={error} onRetry={() => mutate()} />}
      {(data || !error) && (
        <DataTable
          label={formatMessage(words.list)}
          rows={data?.aaData ?? []}
          rowKey={rowKey}
          columns={columns}
          rowCount={data?.total}
          rowOffset={(view.page - 1) * pageLength}
          sort={{ key: 'joined', direction: view.order === 'asc' ? 'ascending' : 'descending' }}
          onSortChange={({ direction }) =>
            change({ order: direction === 'ascending' ? 'asc' : 'desc' })
          }
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
    </Stack>
  );
}
