import { listPaymentOptions, type OrderMethod, type PaymentOption } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { nextTender } from '@servery/domain/paying';
import { BankIcon, Button, CardIcon, QrIcon, ReceiptIcon, Text, TicketIcon } from '@servery/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LoadState } from '../loading/LoadState.tsx';
import { paymentMessages as messages } from '../messages/payment.ts';
import { CashTender } from './CashTender.tsx';
import * as styles from './payment.css.ts';
import type { Tenders } from './useTenders.ts';

const TipFields = lazy(() => import('./TipFields.tsx').then((it) => ({ default: it.TipFields })));

const VoucherTender = lazy(() =>
  import('./VoucherTender.tsx').then((it) => ({ default: it.VoucherTender })),
);

const icons: Partial<Record<string, ReactNode>> = {
  card: <CardIcon />,
  e_wallet: <QrIcon />,
  bank: <BankIcon />,
  voucher: <TicketIcon />,
};

export interface TenderOptionsProps {
  merchant_id: number;
  method: OrderMethod;
  /** Whether the bill has a member, who can pay from a wallet. */
  hasMember: boolean;
  /** The amount left to pay, in sen. */
  left: number;
  /** The part of it to pay with the next tender, in sen. */
  wanted: number;
  isDisabled: boolean;
  tenders: Pick<Tenders, 'attempt' | 'taken' | 'take'>;
  /** Shown if no payment option is available. */
  noOptions: string;
}

/** The payment options of a merchant, each of which takes the payment when it's pressed. */
export function TenderOptions(props: TenderOptionsProps) {
  const { merchant_id, method, left, wanted, isDisabled, tenders } = props;
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useCall(listPaymentOptions, {
    query: { merchant_id, method, length: 100, order: 'asc' },
  });
  const [tip, setTip] = useState<{ amount: number | null; at: number } | null>(null);
  const [voucher, setVoucher] = useState<{ by: PaymentOption; at: number | null } | null>(null);
  if (!data) return <LoadState error={error} level={3} lines={2} onRetry={mutate} />;
  // A tip is for one payment; the next one starts without.
  const given = tip?.at === tenders.taken ? tip : null;
  const onTop = given?.amount ?? 0;
  const offered = data.aaData.filter(({ kind }) => kind !== 'wallet' || props.hasMember);
  if (offered.length === 0) return <Text as="p">{props.noOptions}</Text>;
  if (voucher?.at === tenders.taken)
    return (
      <Suspense>
        <VoucherTender
          merchant_id={merchant_id}
          option={voucher.by}
          left={left}
          isDisabled={isDisabled}
          tenders={tenders}
          onCancel={() => setVoucher({ ...voucher, at: null })}
        />
      </Suspense>
    );
  const rates = new Set(offered.flatMap(({ tip_rates }) => tip_rates));
  const isOff = ({ tip_rates }: PaymentOption) => isDisabled || (onTop > 0 && !tip_rates.length);
  const others = offered.filter(({ kind }) => kind !== 'cash');
  return (
    <>
      {rates.size > 0 &&
        (given ? (
          <Suspense>
            <TipFields
              merchant_id={merchant_id}
              wanted={wanted}
              rates={[...rates]}
              tip={given.amount}
              onChange={(amount) => setTip({ amount, at: tenders.taken })}
              onRemove={() => setTip(null)}
            />
          </Suspense>
        ) : (
          <Button
            size="l"
            emphasis="ghost"
            isDisabled={isDisabled}
            onPress={() => setTip({ amount: null, at: tenders.taken })}
          >
            {formatMessage(messages.addTip)}
          </Button>
        ))}
      {offered
        .filter(({ kind }) => kind === 'cash')
        .map((option) => (
          <CashTender
            // A captured tender starts the next one without cash received.
            key={`${option.id} ${tenders.taken}`}
            merchant_id={merchant_id}
            option={option}
            left={left}
            wanted={wanted}
            tip={onTop}
            isDisabled={isOff(option)}
            onTake={tenders.take}
          />
        ))}
      {others.length > 0 && (
        <div
          role="group"
          aria-label={formatMessage(messages.otherOptions)}
          className={styles.amounts}
        >
          {others.map((option) => (
            <Button
              key={option.id}
              size="l"
              isWide
              icon={icons[option.kind] ?? <ReceiptIcon />}
              isDisabled={isOff(option)}
              // Focus returns here from the fields of the voucher.
              autoFocus={voucher?.by.id === option.id}
              onPress={() => {
                if (option.kind === 'voucher') {
                  setVoucher({ by: option, at: tenders.taken });
                  return;
                }
                const { amount } = nextTender({ left, wanted, isCash: false });
                tenders.take({ option, amount, tip: onTop, tendered: null });
              }}
            >
              {option.name}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
