import { useFormat } from '@servery/screens';
import { Text } from '@servery/ui';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { payMessages } from '../../../messages/pay.ts';
import { layTenders, type TenderRow } from '@servery/domain/paying';
import type { Payable } from './payableOf.ts';
import { balance, balanceFigure } from './PayDialog.css.ts';
import { TenderChoice } from './TenderChoice.tsx';
import { TenderRows } from './TenderRows.tsx';

/** The values of the payment dialog. */
export interface PayValues {
  tenders: TenderRow[];
  /** The number of guests who split the bill. */
  guests: number;
}

/** The remaining amount, the tenders chosen so far, and the payment options for the rest. */
export function PayForm({ payable }: { payable: Payable }) {
  const { money } = useFormat(payable.merchant_id);
  const tenders = useFormContext<PayValues>().watch('tenders');
  const { laid, left, sum } = layTenders(payable.totals, tenders);
  return (
    <>
      <div className={balance} aria-live="polite">
        <Text tone="muted">
          <FormattedMessage {...(tenders.length === 0 ? payMessages.toPay : payMessages.left)} />
        </Text>
        <span className={balanceFigure}>{money(left)}</span>
      </div>
      {tenders.length > 0 && <TenderRows payable={payable} laid={laid} />}
      {left > 0 && <TenderChoice payable={payable} left={left} />}
      {left > 0 && sum > 0 && (
        <Text as="p" tone="muted">
          <FormattedMessage {...payMessages.staysOpen} values={{ amount: money(left) }} />
        </Text>
      )}
    </>
  );
}
