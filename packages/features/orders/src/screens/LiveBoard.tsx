import type { OrderRow } from '@servery/api';
import { Button, EmptyState, SearchIcon } from '@servery/ui';
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Arrivals } from '../components/Board/Arrivals.tsx';
import { BoardLoadError } from '../components/Board/BoardLoadError.tsx';
import { BoardToolbar } from '../components/Board/BoardToolbar.tsx';
import { CalmKitchen } from '../components/Board/CalmKitchen.tsx';
import { GuestRequests } from '../components/Board/GuestRequests.tsx';
import { Lanes } from '../components/Board/Lanes.tsx';
import { matching, noFilter } from '../components/Board/matches.ts';
import { SkeletonLanes } from '../components/Board/SkeletonLanes.tsx';
import type { TicketSetting } from '../components/Board/Ticket.tsx';
import { useAlertSound } from '../components/Board/useAlertSound.ts';
import { useBoardKeys } from '../components/Board/useBoardKeys.ts';
import { useFocusBack } from '../components/Board/useFocusBack.ts';
import { useFresh } from '../components/Board/useFresh.ts';
import { useNoticed } from '../components/Board/useNoticed.ts';
import { useStaleSince } from '../components/Board/useStaleSince.ts';
import { useTitleCount } from '../components/Board/useTitleCount.ts';
import { OrderDialogs } from '../components/dialogs/OrderDialogs.tsx';
import { useBoard } from '../hooks/useBoard.ts';
import { requestId, useGuestRequests } from '../hooks/useGuestRequests.ts';
import { useMerchant } from '../hooks/useMerchant.ts';
import { useReadsPrices } from '../hooks/useReadsPrices.ts';
import { useUser } from '@servery/api/user';
import { useFormat, useStable } from '@servery/screens';
import { boardStateMessages } from '../messages/board.ts';
import { Unreadable } from '../components/Unreadable/Unreadable.tsx';
import * as styles from './LiveBoard.css.ts';

const Shortcuts = lazy(() =>
  import('../components/Board/Shortcuts.tsx').then((it) => ({ default: it.Shortcuts })),
);

const over = new Set(['voided', 'cancelled', 'completed', 'merged']);
const isStillOpen = ({ status = '' }: { status?: string | undefined }) => !over.has(status);

export interface LiveBoardProps {
  /** The merchant whose orders are shown; '' for the user's own. */
  merchantId: number | '';
  /** Called when a ticket is pressed, to show its order. */
  onOpen: (order: OrderRow) => void;
  /** The id of the order shown in the panel, whose ticket is highlighted. */
  openId?: number;
  /** Renders the panel of an order, next to the board if there is space. */
  renderPanel?: (orderId: number) => ReactNode;
}

/**
 * Today's orders in real time: new ones play a sound until acknowledged, and each ticket has its
 * next action.
 */
export function LiveBoard({ merchantId, onOpen, openId, renderPanel }: LiveBoardProps) {
  const { data, error, live, mutate } = useBoard(merchantId);
  const { data: user } = useUser();
  const { data: merchant } = useMerchant(merchantId);
  const format = useFormat(merchantId || undefined);
  const [filter, setFilter] = useState(noFilter);
  const [isHelping, setHelping] = useState(false);
  const board = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);

  const orders = data?.orders;
  const { waiting, fresh, acknowledge } = useFresh(orders);
  const requests = useGuestRequests(merchantId);
  const alerts = useMemo(() => requests.map(requestId), [requests]);
  const noticed = useNoticed('servery.board.requests', alerts);
  const sound = useAlertSound(fresh.size + noticed.fresh.size);
  useTitleCount(waiting.length + requests.length);
  const staleSince = useStaleSince(live, data?.now);
  const timeOf = (at: string | undefined) => (at === undefined ? undefined : format.time(at));

  const open = useStable((order: OrderRow) => {
    acknowledge([order.id]);
    onOpen(order);
  });
  const showHelp = useStable(() => setHelping(true));
  const toggleSound = useStable(sound.toggle);
  const notice = useStable((ids?: readonly number[]) => acknowledge(ids));
  useFocusBack(board, openId);
  useBoardKeys({
    board,
    search,
    onAcknowledge: () => {
      notice();
      noticed.notice();
    },
    onMute: toggleSound,
    onHelp: showHelp,
  });

  const rights = user?.rights;
  const acceptMinutes = merchant?.settings.accept_minutes;
  const hasPrices = useReadsPrices();
  const setting = useMemo<TicketSetting>(
    () => ({ format, rights, acceptMinutes, hasPrices, onOpen: open }),
    [format, rights, acceptMinutes, hasPrices, open],
  );
  const wanted = useDeferredValue(filter);
  const shown = useMemo(() => orders && matching(orders, wanted), [orders, wanted]);

  const tickets = () => {
    if (!shown) return error ? null : <SkeletonLanes />;
    if (orders?.length === 0) return <CalmKitchen settings={merchant?.settings} />;
    if (shown.length === 0) {
      return (
        <EmptyState
          icon={<SearchIcon />}
          title={<FormattedMessage {...boardStateMessages.noResult} />}
          action={
            <Button onPress={() => setFilter(noFilter)}>
              <FormattedMessage {...boardStateMessages.clear} />
            </Button>
          }
        >
          <FormattedMessage {...boardStateMessages.noResultText} />
        </EmptyState>
      );
    }
    return (
      <Lanes
        orders={shown}
        fresh={fresh}
        openId={openId}
        setting={setting}
        onAcknowledge={notice}
        isNarrowed={wanted !== noFilter && shown.length < (orders?.length ?? 0)}
      />
    );
  };
  const panel = openId !== undefined && renderPanel?.(openId);
  const openById = (id: number) => {
    const order = orders?.find((one) => one.id === id);
    if (order) open(order);
  };

  return (
    <OrderDialogs onOpen={openById}>
      <div className={styles.place} data-beside={panel ? true : undefined}>
        <div ref={board} className={styles.board}>
          {error?.code !== 'forbidden' && (
            <BoardToolbar
              live={live}
              staleSince={timeOf(staleSince)}
              sound={sound.state}
              onSound={toggleSound}
              filter={filter}
              onFilter={setFilter}
              onHelp={showHelp}
              searchRef={search}
            />
          )}
          {error && <BoardLoadError error={error} asOf={timeOf(data?.now)} onRetry={mutate} />}
          <Unreadable orders={data?.unreadable?.filter(isStillOpen)} />
          <GuestRequests requests={requests} />
          {tickets()}
          <Arrivals waiting={data && waiting} />
        </div>
      </div>
      {panel}
      {isHelping && (
        <Suspense fallback={null}>
          <Shortcuts onClose={() => setHelping(false)} />
        </Suspense>
      )}
    </OrderDialogs>
  );
}
