import type { MerchantSettings } from '@servery/api';
import { useIntl } from 'react-intl';
import { billMessages as messages } from '../messages/counter.ts';
import type { PricedOrder } from '../newOrder/prices.ts';

type Derivation = PricedOrder['bill']['service_charge'];

/** An amount of the new order, in sen, with what it follows from. */
export interface Amount {
  label: string;
  amount: number;
  /** The rate and the base of a charge or tax; null for other amounts. */
  derivation: Derivation | null;
  /** The amounts that sum to it; empty if it isn't a sum. */
  parts: readonly { label: string; amount: number }[];
}

const percent = { style: 'percent', maximumFractionDigits: 2 } as const;

/** Returns the amounts of the new order: subtotal, service charge, delivery fee, taxes and total. */
export function useAmounts({ lines, bill }: PricedOrder, settings: MerchantSettings): Amount[] {
  const { formatMessage, formatNumber } = useIntl();
  const { totals, taxes, service_charge } = bill;
  const charge = (label: string, amount: number, derivation: Derivation | null = null) => ({
    label,
    amount,
    derivation,
    parts: [],
  });
  const isAny = ({ amount }: { amount: number }) => amount !== 0;
  const taxNames = taxes.map(({ code, rate, included, added }) => {
    const { name } = settings.tax_classes.find((one) => one.code === code) ?? {};
    return {
      values: { name: name || code, rate: formatNumber(rate / 10_000, percent) },
      included,
      added,
    };
  });
  const added = [
    charge(formatMessage(messages.serviceCharge), totals.service_charge, service_charge),
    charge(formatMessage(messages.deliveryFee), totals.fees),
    ...taxNames.map(({ values, added: tax }) =>
      charge(formatMessage(messages.tax, values), tax.amount, tax),
    ),
  ].filter(isAny);
  const included = taxNames
    .map(({ values, included: tax }) =>
      charge(formatMessage(messages.taxIncluded, values), tax.amount, tax),
    )
    .filter(isAny);
  const items = lines.map(({ name, amount }) => ({ label: name, amount })).filter(isAny);
  const subtotal = {
    label: formatMessage(messages.subtotal),
    amount: totals.net,
    derivation: null,
    parts: items,
  };
  const hasSubtotal = added.length + included.length > 0;
  const total = {
    label: formatMessage(messages.total),
    amount: totals.total,
    derivation: null,
    parts: hasSubtotal ? [subtotal, ...added] : items,
  };
  return hasSubtotal ? [subtotal, ...added, ...included, total] : [total];
}
