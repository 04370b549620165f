import type { Order } from '@servery/api';
import { Text } from '@servery/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useTogglePaymentStatus } from '../../../hooks/useTogglePaymentStatus.ts';
import { dialogDoneWords, submitWords, titleWords } from '../../../messages/actions.ts';
import { payWords } from '../../../messages/pay.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import type { ActionDialogProps } from '../registry.ts';
import { useActionForm } from '../useActionForm.ts';
import { useDone } from '../useDone.ts';
import { ChangeDue } from './ChangeDue.tsx';
import { layTenders, type TenderRow } from './layTenders.ts';
import { balance, balanceFigure } from './PayDialog.css.ts';
import { TenderChoice } from './TenderChoice.tsx';
import { TenderRows } from './TenderRows.tsx';

/** What the payment dialog is filled in with. */
export interface PayValues {
  tenders: TenderRow[];
  /** Between how many guests the bill is split. */
  guests: number;
}

const fieldOf = (path: string) => {
  const [, i, field] = /^tenders\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (i === undefined) return null;
  return `tenders.${Number(i)}.${field === 'tendered' ? 'tendered' : 'amount'}` as const;
};

/** What was handed over in cash, and what goes back, in sen. */
interface Cash {
  received: number;
  change: number;
}

/** The cash of the payments that an order has now and did not have before. */
function cashOf(after: Order, before: Order): Cash {
  const known = new Set(before.payments.map(({ id }) => id));
  const taken = after.payments.filter(({ id, kind }) => kind === 'cash' && !known.has(id));
  return {
    received: taken.reduce((sum, { tendered }) => sum + tendered, 0),
    change: taken.reduce((sum, { change }) => sum + change, 0),
  };
}

/** Takes payment in one tender or several: each is one press for what is left, and can be made less. */
export function PayDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const { trigger } = useTogglePaymentStatus();
  const done = useDone(onClose);
  const [cash, setCash] = useState<Cash | null>(null);
  const action = useActionForm<PayValues>({
    order,
    defaultValues: { tenders: [], guests: 1 },
    send: ({ tenders }, { id: order_id, version, totals }) => {
      const { laid } = layTenders(totals, tenders);
      return trigger({
        body: {
          paid: true,
          order_id,
          version,
          tenders: tenders.map(({ option, isCash, tendered }, i) => ({
            payment_option_id: option,
            amount: laid[i]?.applied ?? 0,
            tendered: isCash ? tendered : null,
          })),
        },
      });
    },
    fieldOf,
    onDone: (paid) => {
      const cash = cashOf(paid, order);
      if (cash.change > 0) setCash(cash);
      else done('pay')(paid);
    },
  });
  const { totals } = action.base;
  const tenders = action.form.watch('tenders');
  const { laid, left, sum } = layTenders(totals, tenders);
  const isTooMuch = laid.some((tender) => tender.isTooMuch);
  const isShort = tenders.some(
    ({ isCash, tendered }, i) => isCash && tendered !== null && tendered < (laid[i]?.applied ?? 0),
  );
  if (cash)
    return (
      <ChangeDue
        title={formatMessage(dialogDoneWords.pay, { number: order.number })}
        received={money(cash.received)}
        change={money(cash.change)}
        onClose={onClose}
      />
    );
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleWords.pay, { number: order.number })}
      submitLabel={
        sum > 0
          ? formatMessage(submitWords.pay, { amount: money(sum) })
          : formatMessage(submitWords.payNothing)
      }
      isSubmitDisabled={sum === 0 || isTooMuch || isShort}
      intent={formatMessage(submitWords.pay, { amount: money(sum) })}
      onClose={onClose}
    >
      <div className={balance} aria-live="polite">
        <Text tone="muted">
          <FormattedMessage {...(tenders.length === 0 ? payWords.toPay : payWords.left)} />
        </Text>
        <span className={balanceFigure}>{money(left)}</span>
      </div>
      {tenders.length > 0 && <TenderRows order={action.base} laid={laid} />}
      {left > 0 && <TenderChoice order={action.base} left={left} />}
      {left > 0 && sum > 0 && (
        <Text as="p" tone="muted">
          <FormattedMessage {...payWords.staysOpen} values={{ amount: money(left) }} />
        </Text>
      )}
    </ActionDialog>
  );
}
