import { Text } from '@servery/ui';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../../hooks/useFormat.ts';
import { payWords } from '../../../messages/pay.ts';
import { layTenders, type TenderRow } from './layTenders.ts';
import type { Payable } from './payableOf.ts';
import { balance, balanceFigure } from './PayDialog.css.ts';
import { TenderChoice } from './TenderChoice.tsx';
import { TenderRows } from './TenderRows.tsx';

/** What the payment dialog is filled in with. */
export interface PayValues {
  tenders: TenderRow[];
  /** Between how many guests the bill is split. */
  guests: number;
}

/** What is left to pay, the tenders chosen so far, and the means to pay the rest with. */
export function PayForm({ payable }: { payable: Payable }) {
  const { money } = useFormat(payable.merchant_id);
  const tenders = useFormContext<PayValues>().watch('tenders');
  const { laid, left, sum } = layTenders(payable.totals, tenders);
  return (
    <>
      <div className={balance} aria-live="polite">
        <Text tone="muted">
          <FormattedMessage {...(tenders.length === 0 ? payWords.toPay : payWords.left)} />
        </Text>
        <span className={balanceFigure}>{money(left)}</span>
      </div>
      {tenders.length > 0 && <TenderRows payable={payable} laid={laid} />}
      {left > 0 && <TenderChoice payable={payable} left={left} />}
      {left > 0 && sum > 0 && (
        <Text as="p" tone="muted">
          <FormattedMessage {...payWords.staysOpen} values={{ amount: money(left) }} />
        </Text>
      )}
    </>
  );
}
