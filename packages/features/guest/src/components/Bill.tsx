import { askGuestBill, type GuestTable } from '@servery/api';
import { Banner, Button, ReceiptIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useGuestAction } from '../hooks/useGuestAction.ts';
import type { Money } from '../hooks/useMoney.ts';
import { useTell } from '../hooks/useTell.ts';
import { orderWords as words } from '../messages/order.ts';
import * as styles from './guest.css.ts';

interface BillProps {
  token: string;
  table: GuestTable;
  format: Money;
  isOffline: boolean;
}

/** What is owed, and the way to have somebody come with the bill. */
export function Bill({ token, table, format: { money, time }, isOffline }: BillProps) {
  const { formatMessage } = useIntl();
  const tell = useTell();
  const { trigger, isMutating } = useGuestAction(askGuestBill, token);
  const { owed, bill_asked_at, is_bill_printed } = table;
  if (owed === 0) return null;
  return (
    <>
      <div className={styles.sum}>
        <span>{formatMessage(words.owed)}</span>
        <span>{money(owed)}</span>
      </div>
      {is_bill_printed || bill_asked_at !== null ? (
        <Banner tone="success" icon={<ReceiptIcon />}>
          {is_bill_printed || bill_asked_at === null
            ? formatMessage(words.billPrinted)
            : formatMessage(words.billAsked, { time: time(bill_asked_at) })}
        </Banner>
      ) : (
        <Button
          icon={<ReceiptIcon />}
          size="l"
          isWide
          isDisabled={isOffline}
          isPending={isMutating}
          onPress={() => void tell(() => trigger({ body: { token } }))}
        >
          {formatMessage(words.askBill)}
        </Button>
      )}
    </>
  );
}
