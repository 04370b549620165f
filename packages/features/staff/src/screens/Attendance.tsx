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
import { Button, ClockIcon } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { attendanceQuery, attendanceView } from '../attendanceView.ts';
import { useWeekColumns } from '../components/attendance/useWeekColumns.tsx';
import { WeekSwitcher } from '../components/attendance/WeekSwitcher.tsx';
import { useAttendance } from '../hooks/useAttendance.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { attendanceMessages as messages } from '../messages/attendance.ts';
import { clockMessages } from '../messages/timeClock.ts';
import { pageLength } from '../staffView.ts';

const HoursExport = lazy(async () => ({
  default: (await import('../components/attendance/HoursExport.tsx')).HoursExport,
}));
const TimeClock = lazy(async () => ({
  default: (await import('../components/attendance/TimeClock.tsx')).TimeClock,
}));
const WeekDetail = lazy(async () => ({
  default: (await import('../components/attendance/WeekDetail.tsx')).WeekDetail,
}));

export interface AttendanceProps extends ListScreenProps {
  /** The outlet whose hours are shown; '' for the reader's own. */
  merchantId: number | '';
}

/** The hours of a week: of all employees, or only the reader's own, and the time clock. */
export function Attendance({ merchantId, search, onSearchChange }: AttendanceProps) {
  const { formatMessage } = useIntl();
  const explain = useProblemText();
  const list = useListView(attendanceView, search, onSearchChange);
  const { view, change, isNarrowed } = list;
  const query = attendanceQuery(merchantId, view);
  const { data, error, isValidating, mutate, canManage, canClock } = useAttendance(query);
  const [isClocking, setClocking] = useState(false);
  const columns = useWeekColumns(data?.start);
  const opened = data?.aaData.find(({ id }) => id === view.open);
  const isRefused = error?.code === 'forbidden';
  const weeks = data && (
    <WeekSwitcher
      start={data.start}
      today={data.today}
      onChange={(week) => change({ week, page: 1 })}
    />
  );
  return (
    <ListPage
      title={formatMessage(messages.title)}
      count={data && canManage && formatMessage(messages.count, { count: data.total })}
      actions={
        <>
          {data && canManage && (
            <Suspense fallback={null}>
              <HoursExport query={query} start={data.start} />
            </Suspense>
          )}
          {canClock && (
            <Button tone="accent" emphasis="solid" onPress={() => setClocking(true)}>
              {formatMessage(clockMessages.open)}
            </Button>
          )}
        </>
      }
      filters={
        !isRefused &&
        (canManage ? (
          <ListFilters
            label={formatMessage(messages.search)}
            lead={weeks}
            {...list.filters('search')}
          />
        ) : (
          weeks
        ))
      }
    >
      <ListBody
        error={error}
        data={data}
        title={formatMessage(messages.failed)}
        explain={explain}
        forbiddenTitle={formatMessage(messages.refusedTitle)}
        forbidden={formatMessage(messages.refused, { right: formatMessage(messages.right) })}
        onRetry={mutate}
      >
        <ListTable
          label={formatMessage(messages.title)}
          pagesLabel={formatMessage(messages.pages)}
          rows={data?.aaData}
          columns={columns}
          total={data?.total}
          page={view.page}
          pageLength={pageLength}
          onPage={(page) => change({ page })}
          {...sorting('name', view.order, (_key, order) => change({ order }))}
          onRowPress={({ id }) => change({ open: id })}
          isLoading={isValidating}
          empty={
            <ListEmpty
              total={data?.total}
              onFirst={() => change({ page: 1 })}
              isNarrowed={isNarrowed}
              noResultTitle={formatMessage(messages.noneTitle)}
              icon={<ClockIcon />}
              title={formatMessage(messages.emptyTitle)}
            >
              {formatMessage(canManage ? messages.empty : messages.emptyOwn)}
            </ListEmpty>
          }
        />
      </ListBody>
      <Suspense fallback={null}>
        {opened && (
          <WeekDetail
            week={opened}
            merchantId={merchantId}
            canManage={canManage}
            onClose={() => change({ open: null })}
          />
        )}
        {isClocking && <TimeClock merchantId={merchantId} onClose={() => setClocking(false)} />}
      </Suspense>
    </ListPage>
  );
}
