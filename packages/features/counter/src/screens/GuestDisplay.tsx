import { getMerchantInfo } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { LoadState } from '@servery/screens';
import { useStoredElsewhere } from '@servery/screens/stored-elsewhere';
import { useIntl } from 'react-intl';
import * as styles from '../components/display.css.ts';
import { DisplayedOrder } from '../components/DisplayedOrder.tsx';
import { DisplayedResult } from '../components/DisplayedResult.tsx';
import { useCounterMenu } from '../hooks/useCounterMenu.ts';
import { itemMessages as messages } from '../messages/counter.ts';
import { deskKey, emptyDesk, isDesk } from '../newOrder/desk.ts';
import { methodOf } from '../newOrder/placing.ts';
import { isResult, resultKey } from '../newOrder/result.ts';

export interface GuestDisplayProps {
  /** The merchant whose counter is shown; '' for the person's own. */
  merchantId: number | '';
}

/**
 * Shows the guest the order that is taken at the counter, for a second screen of the same device.
 * The counter is open in another window of this browser.
 */
export function GuestDisplay({ merchantId }: GuestDisplayProps) {
  const { formatMessage } = useIntl();
  const { current: order } = useStoredElsewhere(deskKey(merchantId), emptyDesk, isDesk);
  const merchant = useCall(getMerchantInfo, { query: { id: merchantId } });
  const menu = useCounterMenu(merchantId, methodOf(order.way));
  const result = useStoredElsewhere(resultKey(merchant.data?.id ?? merchantId), null, isResult);
  if (!merchant.data || !menu.data)
    return (
      <main className={styles.page}>
        <LoadState
          error={merchant.error ?? menu.error}
          forbidden={formatMessage(messages.forbidden, { right: formatMessage(messages.right) })}
          lines={4}
          onRetry={() => Promise.all([merchant.mutate(), menu.mutate()])}
        />
      </main>
    );
  return (
    <main className={styles.page}>
      {order.lines.length > 0 ? (
        <DisplayedOrder merchant={merchant.data} menu={menu.data} order={order} />
      ) : (
        <DisplayedResult
          merchant_id={merchant.data.id}
          merchant_name={merchant.data.name}
          result={result}
        />
      )}
    </main>
  );
}
