import type { DisplayedItem, DisplayedMenu, MerchantInfo, Order, OrderMethod } from '@servery/api';
import { useRights } from '@servery/api/user';
import { firstChosen, incomplete } from '@servery/screens/choices';
import { useErrorToast, useFormat } from '@servery/screens';
import { Button, toast, VisuallyHidden } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCheckout } from '../hooks/useCheckout.ts';
import type { useNewOrder } from '../hooks/useNewOrder.ts';
import { usePriced } from '../hooks/usePriced.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { billMessages, itemMessages } from '../messages/counter.ts';
import { finished, parked, repeated, resumed } from '../newOrder/desk.ts';
import { countOf, quantityOf, seatOf, withQuantity } from '../newOrder/newOrder.ts';
import type { NewLine, Way } from '../newOrder/newOrder.ts';
import { methodOf, missingOf, placeInput } from '../newOrder/placing.ts';
import * as screen from '../screens/Counter.css.ts';
import { Bill } from './Bill.tsx';
import * as styles from './bill.css.ts';
import { BillTools } from './BillTools.tsx';
import type { CounterDialog } from './CounterDialogs.tsx';
import type { Placed, RenderPrint } from './Done.tsx';
import { Items } from './Items.tsx';

const loadDialogs = () => import('./CounterDialogs.tsx');
const loadDone = () => import('./Done.tsx');

// Loaded when the counter is first touched: a plain item needs no dialog, and no order is placed.
const CounterDialogs = lazy(async () => ({ default: (await loadDialogs()).CounterDialogs }));
const Done = lazy(async () => ({ default: (await loadDone()).Done }));
const preload = () => void Promise.all([loadDialogs(), loadDone()]).catch(() => undefined);

interface CounterDeskProps {
  merchant: MerchantInfo;
  menu: DisplayedMenu;
  newOrder: ReturnType<typeof useNewOrder>;
  menusHref: string;
  displayHref: string;
  orderHref: (id: number) => string;
  renderPrint: RenderPrint | undefined;
}

/** The items and the new order next to each other, with the dialogs that they open. */
export function CounterDesk(props: CounterDeskProps) {
  const { merchant, menu, newOrder, menusHref, displayHref, orderHref, renderPrint } = props;
  const { desk, update, change, added, put, remove, clear } = newOrder;
  const { id: merchant_id } = merchant;
  const { current: order } = desk;
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const may = useRights();
  const attempt = useErrorToast(useProblemText());
  const checkout = useCheckout();
  const [dialog, setDialog] = useState<CounterDialog | null>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const [isBillShown, setBillShown] = useState(false);
  const [isSending, setSending] = useState(false);
  const { items, party, isSeating, priced } = usePriced(order, menu, merchant);
  const { total } = priced.bill.totals;
  const count = countOf(order);
  const isBlocked = priced.lines.some(({ isAvailable }) => !isAvailable);

  const add = (item: DisplayedItem, wanted: number) => {
    const { name, min_quantity, is_available } = item;
    if (!is_available) {
      toast.warning({ title: formatMessage(itemMessages.unavailable, { name }) });
      return;
    }
    const chosen = firstChosen(item);
    const options = [...chosen].map(([id, quantity]) => ({ id, quantity }));
    const quantity = Math.max(wanted, min_quantity);
    const first = { quantity, options, note: '', seat: seatOf(order) };
    setPlaced(null);
    if (incomplete(item, chosen).length > 0) setDialog({ name: 'add', item, first });
    else put(item, first);
  };
  const edit = (line: NewLine) => {
    const item = items.get(line.menu_id);
    if (item) setDialog({ name: 'edit', item, line });
  };
  const askGuest = (way: Way = order.way) =>
    setDialog(way === 'dine_in' ? { name: 'table' } : { name: 'details' });
  const setWay = (way: Way) => {
    const next = { ...order, way };
    change((now) => ({ ...now, way }));
    if (missingOf(next)) askGuest(way);
  };
  const finish = (next: Order, isSent: boolean) => {
    update(finished);
    setPlaced({ order: next, isSent });
    setBillShown(true);
  };
  const inputWith = (new_bill: boolean) =>
    placeInput(order, { merchant_id, covers: party, new_bill });
  const send = async () => {
    if (missingOf(order)) return askGuest();
    setSending(true);
    await attempt(async () => {
      finish(await checkout.place({ body: inputWith(false) }), true);
    });
    setSending(false);
  };
  const charge = () => {
    if (missingOf(order)) return askGuest();
    const method: OrderMethod = methodOf(order.way);
    setDialog({ name: 'pay', amount: total, method, input: inputWith(true) });
  };
  return (
    <>
      <div className={screen.bar} data-back={isBillShown || undefined}>
        <Button
          size="l"
          isWide
          tone={isBillShown || count === 0 ? 'neutral' : 'accent'}
          emphasis={isBillShown || count === 0 ? 'outline' : 'solid'}
          onPress={() => setBillShown(!isBillShown)}
        >
          {isBillShown
            ? formatMessage(billMessages.backToMenu)
            : formatMessage(itemMessages.viewOrder, { count, amount: money(total) })}
        </Button>
      </div>
      <div className={screen.panes} onPointerEnter={preload} onFocus={preload}>
        <div className={screen.pane} data-behind={isBillShown || undefined}>
          <Items
            merchant_id={merchant_id}
            menu={menu}
            order={order}
            menusHref={menusHref}
            isPaused={dialog !== null}
            onAdd={add}
            onUnknownCode={(code) =>
              toast.warning({ title: formatMessage(itemMessages.unknownCode, { code }) })
            }
          />
        </div>
        <div className={screen.pane} data-behind={!isBillShown || undefined}>
          <Bill
            merchant={merchant}
            order={order}
            priced={priced}
            tools={
              <BillTools
                merchant_id={merchant_id}
                desk={desk}
                displayHref={displayHref}
                onPark={() => update((now) => parked(now, Date.now()))}
                onResume={(id) => {
                  setPlaced(null);
                  update((now) => resumed(now, id, Date.now()));
                }}
                onRepeat={() => update(repeated)}
                onClear={clear}
              />
            }
            done={
              placed && (
                <Suspense>
                  <Done
                    placed={placed}
                    orderHref={orderHref}
                    renderPrint={may('print.job') ? renderPrint : undefined}
                    onRepeat={() => {
                      setPlaced(null);
                      update(repeated);
                    }}
                  />
                </Suspense>
              )
            }
            actions={
              <div className={styles.actions}>
                <Button
                  size="l"
                  isDisabled={isBlocked}
                  isPending={isSending || isSeating}
                  onPress={() => void send()}
                >
                  {formatMessage(billMessages.place)}
                </Button>
                {may('payment.take') && total > 0 && (
                  <Button
                    tone="accent"
                    emphasis="solid"
                    size="l"
                    isWide
                    isDisabled={isBlocked || isSending}
                    isPending={isSeating}
                    onPress={charge}
                  >
                    {formatMessage(billMessages.charge, { amount: money(total) })}
                  </Button>
                )}
              </div>
            }
            onWay={setWay}
            onGuest={() => askGuest()}
            onEdit={edit}
            onQuantity={(key, quantity) => change((now) => withQuantity(now, key, quantity))}
            onRemove={remove}
          />
        </div>
      </div>
      <VisuallyHidden isLive>
        {added &&
          quantityOf(order, added.id) > 0 &&
          formatMessage(itemMessages.onOrder, {
            name: added.name,
            count: quantityOf(order, added.id),
          })}
      </VisuallyHidden>
      {dialog && (
        <Suspense>
          <CounterDialogs
            dialog={dialog}
            merchant={merchant}
            order={order}
            checkout={checkout}
            onAdd={put}
            onChange={change}
            onPlaced={(next) => finish(next, false)}
            onPaid={(next) => {
              setPlaced({ order: next, isSent: false });
              setDialog(null);
            }}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  );
}
