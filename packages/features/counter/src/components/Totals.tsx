import type { MerchantSettings } from '@servery/api';
import { useFormat } from '@servery/screens';
import { useIntl } from 'react-intl';
import { billMessages as messages } from '../messages/counter.ts';
import type { PricedOrder } from '../newOrder/prices.ts';
import * as styles from './bill.css.ts';

interface TotalsProps {
  merchant_id: number;
  bill: PricedOrder['bill'];
  settings: MerchantSettings;
}

interface Figure {
  label: string;
  amount: number;
}

const percent = { style: 'percent', maximumFractionDigits: 2 } as const;

/** The amounts of the new order: subtotal, service charge, delivery fee, taxes and total. */
export function Totals({ merchant_id, bill, settings }: TotalsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useFormat(merchant_id);
  const { net, service_charge, fees, total } = bill.totals;
  const taxes = bill.taxes.flatMap(({ code, rate, included, added }): Figure[] => {
    const { name } = settings.tax_classes.find((one) => one.code === code) ?? {};
    const values = { name: name || code, rate: formatNumber(rate / 10_000, percent) };
    return [
      { label: formatMessage(messages.tax, values), amount: added.amount },
      { label: formatMessage(messages.taxIncluded, values), amount: included.amount },
    ];
  });
  const figures = [
    { label: formatMessage(messages.serviceCharge), amount: service_charge },
    { label: formatMessage(messages.deliveryFee), amount: fees },
    ...taxes,
  ].filter(({ amount }) => amount !== 0);
  return (
    <dl className={styles.totals}>
      {figures.length > 0 && <Row label={formatMessage(messages.subtotal)} value={money(net)} />}
      {figures.map(({ label, amount }) => (
        <Row key={label} label={label} value={money(amount)} />
      ))}
      <Row isStrong label={formatMessage(messages.total)} value={money(total)} />
    </dl>
  );
}

function Row({ label, value, isStrong }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div className={styles.figure} data-strong={isStrong}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
