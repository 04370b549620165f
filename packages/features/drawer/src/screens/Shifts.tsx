import { shiftStates } from '@servery/api';
import { useUser } from '@servery/api/user';
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
import { Button, CashIcon, DatePicker, Heading, LockIcon } from '@servery/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { RenderPrint } from '../components/ShiftReport.tsx';
import { useShiftColumns } from '../components/useShiftColumns.tsx';
import { YourDrawer } from '../components/YourDrawer.tsx';
import { useDrawers, useShifts } from '../hooks/useDrawers.ts';
import { useFollow } from '../hooks/useFollow.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { drawersMessages } from '../messages/drawers.ts';
import { shiftsMessages as messages, stateMessages } from '../messages/shifts.ts';
import { pageLength, shiftsQuery, shiftsView } from '../shiftsView.ts';

const ShiftReport = lazy(async () => ({
  default: (await import('../components/ShiftReport.tsx')).ShiftReport,
}));
const DrawerList = lazy(async () => ({
  default: (await import('../components/DrawerList.tsx')).DrawerList,
}));

export interface ShiftsProps extends ListScreenProps {
  /** The merchant whose shifts are shown; '' for the person's own. */
  merchantId: number | '';
  /** Returns the dialog that prints a shift; without it, shifts can’t be printed. */
  renderPrint?: RenderPrint | undefined;
  /** Returns the form that closes the trading day; without it, days can’t be closed. */
  renderCloseDay?: ((onClose: () => void) => ReactNode) | undefined;
}

/** The reader's drawer, and the shifts that they may see: their own, or all of them. */
export function Shifts(props: ShiftsProps) {
  const { merchantId, search, onSearchChange, renderPrint, renderCloseDay } = props;
  const { formatMessage } = useIntl();
  const explain = useProblemText();
  const list = useListView(shiftsView, search, onSearchChange);
  const { view, change, isNarrowed } = list;
  const { data, error, isValidating, mutate } = useShifts(shiftsQuery(merchantId, view));
  useFollow(data ? merchantId : null);
  const drawers = useDrawers(merchantId).data?.aaData ?? [];
  const { data: user } = useUser();
  const canManage = user?.rights.grants['shift.manage'] === 'allow';
  const canClose = renderCloseDay && user?.rights.grants['day.close'] === 'allow';
  const [isManaging, setManaging] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const columns = useShiftColumns(merchantId);
  const isRefused = error?.code === 'forbidden';
  const filters = (
    <>
      <YourDrawer merchantId={merchantId} />
      <Heading level={2}>{formatMessage(canManage ? messages.list : messages.ownList)}</Heading>
      <ListFilters label={formatMessage(messages.search)} {...list.filters('search')}>
        {drawers.length > 1 && (
          <FilterSelect
            label={formatMessage(messages.drawer)}
            allLabel={formatMessage(messages.allDrawers)}
            options={drawers.map(({ id, name }) => ({ value: id, label: name }))}
            value={view.drawer_id}
            onChange={(drawer_id) => change({ drawer_id })}
          />
        )}
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
        <DatePicker
          label={formatMessage(messages.day)}
          isLabelHidden
          value={view.date || null}
          onChange={(day) => change({ date: day ?? '' })}
        />
      </ListFilters>
    </>
  );
  return (
    <ListPage
      title={formatMessage(messages.title)}
      count={data && formatMessage(messages.count, { count: data.total })}
      actions={
        <>
          {canManage && (
            <Button onPress={() => setManaging(true)}>
              {formatMessage(drawersMessages.manage)}
            </Button>
          )}
          {canClose && (
            <Button icon={<LockIcon />} onPress={() => setClosing(true)}>
              {formatMessage(messages.closeDay)}
            </Button>
          )}
        </>
      }
      filters={!isRefused && filters}
    >
      <ListBody
        error={error}
        data={data}
        title={formatMessage(messages.failed)}
        explain={explain}
        forbiddenTitle={formatMessage(messages.refusedTitle)}
        forbidden={formatMessage(messages.refused, { right: formatMessage(messages.permission) })}
        onRetry={mutate}
      >
        <ListTable
          label={formatMessage(messages.title)}
          rows={data?.aaData}
          columns={columns}
          total={data?.total}
          page={view.page}
          pageLength={pageLength}
          pagesLabel={formatMessage(messages.pages)}
          onPage={(page) => change({ page })}
          onRowPress={({ id }) => change({ open: id })}
          isLoading={isValidating}
          empty={
            <ListEmpty
              total={data?.total}
              onFirst={() => change({ page: 1 })}
              isNarrowed={isNarrowed}
              noResultTitle={formatMessage(messages.noneTitle)}
              icon={<CashIcon />}
              title={formatMessage(messages.emptyTitle)}
            >
              {formatMessage(messages.empty)}
            </ListEmpty>
          }
        />
      </ListBody>
      <Suspense fallback={null}>
        {view.open !== null && (
          <ShiftReport
            id={view.open}
            renderPrint={renderPrint}
            onClose={() => change({ open: null })}
          />
        )}
        {isClosing && renderCloseDay?.(() => setClosing(false))}
        {isManaging && <DrawerList merchantId={merchantId} onClose={() => setManaging(false)} />}
      </Suspense>
    </ListPage>
  );
}
