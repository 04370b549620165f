import { askGuestBill, type GuestTable } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { Banner, Button, ReceiptIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useGuestAction } from '../hooks/useGuestAction.ts';
import type { Money } from '../hooks/useMoney.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { orderMessages as messages } from '../messages/order.ts';
import * as styles from './guest.css.ts';

interface BillProps {
  token: string;
  table: GuestTable;
  format: Money;
  isOffline: boolean;
}

/** The unpaid amount, and a button to ask for the bill. */
export function Bill({ token, table, format: { money, time }, isOffline }: BillProps) {
  const { formatMessage } = useIntl();
  const attempt = useErrorToast(useProblemText());
  const { trigger, isMutating } = useGuestAction(askGuestBill, token);
  const { owed, bill_asked_at, is_bill_printed } = table;
  if (owed === 0) return null;
  return (
    <>
      <div className={styles.sum}>
        <span>{formatMessage(messages.owed)}</span>
        <span>{money(owed)}</span>
      </div>
      {is_bill_printed || bill_asked_at !== null ? (
        <Banner tone="success" icon={<ReceiptIcon />}>
          {is_bill_printed || bill_asked_at === null
            ? formatMessage(messages.billPrinted)
            : formatMessage(messages.billAsked, { time: time(bill_asked_at) })}
        </Banner>
      ) : (
        <Button
          icon={<ReceiptIcon />}
          size="l"
          isWide
          isDisabled={isOffline}
          isPending={isMutating}
          onPress={() => void attempt(() => trigger({ body: { token } }))}
        >
          {formatMessage(messages.askBill)}
        </Button>
      )}
    </>
  );
}
