import { getMerchantInfo } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { LoadError, LoadState, UnreadableNotice } from '@servery/screens';
import { VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { CounterDesk } from '../components/CounterDesk.tsx';
import type { RenderPrint } from '../components/Done.tsx';
import { useCounterMenu } from '../hooks/useCounterMenu.ts';
import { useNewOrder } from '../hooks/useNewOrder.ts';
import { itemMessages as messages } from '../messages/counter.ts';
import { methodOf } from '../newOrder/placing.ts';
import * as styles from './Counter.css.ts';

export interface CounterProps {
  /** The merchant that takes the orders; '' for the person's own. */
  merchantId: number | '';
  /** The URL of the page on which menu items are created. */
  menusHref: string;
  /** The URL of the display for guests. */
  displayHref: string;
  /** Returns the URL of an order's page. */
  orderHref: (id: number) => string;
  /** Renders the dialog that prints an order; without it there is no print button. */
  renderPrint?: RenderPrint;
}

/** Takes new orders at the counter: items, guest and payment with as few taps as possible. */
export function Counter(props: CounterProps) {
  const { merchantId, menusHref, displayHref, orderHref, renderPrint } = props;
  const { formatMessage } = useIntl();
  const newOrder = useNewOrder(merchantId);
  const merchant = useCall(getMerchantInfo, { query: { id: merchantId } });
  const menu = useCounterMenu(merchantId, methodOf(newOrder.desk.current.way));
  const error = merchant.error ?? menu.error;
  const retry = () => Promise.all([merchant.mutate(), menu.mutate()]);
  const right = formatMessage(messages.right);
  const forbidden = formatMessage(messages.forbidden, { right });
  return (
    <div className={styles.counter}>
      <VisuallyHidden>
        <h1>{formatMessage(messages.title)}</h1>
      </VisuallyHidden>
      {merchant.data && menu.data ? (
        <>
          {error && (
            <LoadError error={error} staleTitle={formatMessage(messages.stale)} onRetry={retry} />
          )}
          <UnreadableNotice rows={menu.data.unreadable} />
          <CounterDesk
            merchant={merchant.data}
            menu={menu.data}
            newOrder={newOrder}
            menusHref={menusHref}
            displayHref={displayHref}
            orderHref={orderHref}
            renderPrint={renderPrint}
          />
        </>
      ) : (
        <LoadState error={error} forbidden={forbidden} lines={8} onRetry={retry} />
      )}
    </div>
  );
}
