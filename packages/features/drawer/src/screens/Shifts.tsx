import { shiftStates, type Shift } from '@servery/api';
import { useFormat } from '@servery/screens';
import { FilterSelect } from '@servery/screens/filter';
import {
  ListBody,
  ListEmpty,
  ListFilters,
  ListPage,
  ListTable,
  useListView,
  type ListScreenProps,
} from '@servery/screens/list';
import { CardIcon, type Column } from '@servery/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ShiftReport } from '../components/ShiftReport.tsx';
import { YourDrawer } from '../components/YourDrawer.tsx';
import { pageLength, useShifts } from '../hooks/useDrawers.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useVarianceText } from '../hooks/useVarianceText.ts';
import { shiftsMessages as messages, stateMessages } from '../messages/shifts.ts';
import { shiftsView } from '../shiftsView.ts';

export interface ShiftsProps extends ListScreenProps {
  /** The merchant whose shifts are shown; '' for the person's own. */
  merchantId: number | '';
}

/** The caller's drawer, and the shifts that they may see. */
export function Shifts({ merchantId, search, onSearchChange }: ShiftsProps) {
  const { formatMessage } = useIntl();
  const explain = useProblemText();
  const list = useListView(shiftsView, search, onSearchChange);
  const { view, change, isNarrowed } = list;
  const { data, error, isLoading, mutate } = useShifts(merchantId, view);
  const { dateTime } = useFormat(merchantId || undefined);
  const varianceText = useVarianceText(merchantId || undefined);
  const columns = useMemo(
    (): Column<Shift>[] => [
      { id: 'person', header: formatMessage(messages.person), cell: ({ person }) => person.name },
      { id: 'drawer', header: formatMessage(messages.drawer), cell: ({ drawer }) => drawer.name },
      {
        id: 'opened',
        header: formatMessage(messages.opened),
        cell: ({ opened_at }) => dateTime(opened_at),
      },
      {
        id: 'closed',
        header: formatMessage(messages.closed),
        cell: ({ closed_at, state }) =>
          closed_at ? dateTime(closed_at) : formatMessage(stateMessages[state]),
      },
      {
        id: 'variance',
        header: formatMessage(messages.variance),
        align: 'end',
        cell: ({ variance }) => (variance === null ? '–' : varianceText(variance)),
      },
    ],
    [formatMessage, dateTime, varianceText],
  );
  return (
    <ListPage
      title={formatMessage(messages.title)}
      count={data && formatMessage(messages.count, { count: data.total })}
      filters={
        <ListFilters label={formatMessage(messages.search)} {...list.filters('search')}>
          <FilterSelect
            label={formatMessage(messages.status)}
            allLabel={formatMessage(messages.allStatus)}
            options={shiftStates.map((value) => ({
              value,
              label: formatMessage(stateMessages[value]),
            }))}
            value={view.state}
            onChange={(state) => change({ state })}
          />
        </ListFilters>
      }
    >
      <YourDrawer merchantId={merchantId} />
      <ListBody
        error={error}
        data={data}
        title={formatMessage(messages.failed)}
        explain={explain}
        onRetry={mutate}
        rows={data?.aaData}
        empty={
          <ListEmpty
            isNarrowed={isNarrowed}
            noResultTitle={formatMessage(messages.noneTitle)}
            icon={<CardIcon />}
            title={formatMessage(messages.emptyTitle)}
          >
            {formatMessage(messages.empty)}
          </ListEmpty>
        }
      >
        {(rows) => (
          <ListTable
            label={formatMessage(messages.title)}
            rows={rows}
            columns={columns}
            total={data?.total}
            page={view.page}
            pageLength={pageLength}
            pagesLabel={formatMessage(messages.pages)}
            onPage={(page) => change({ page })}
            onRowPress={({ id }) => change({ open: id })}
            isLoading={isLoading}
          />
        )}
      </ListBody>
      {view.open !== null && <ShiftReport id={view.open} onClose={() => change({ open: null })} />}
    </ListPage>
  );
}
