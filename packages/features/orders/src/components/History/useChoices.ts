import { actionReasons, orderMethods, paymentStatuses, type Named } from '@servery/api';
import type { SelectOption } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { HistoryView } from '../../historyQuery.ts';
import { useMerchant } from '../../hooks/useMerchant.ts';
import { useUser } from '@servery/api/user';
import { filterWords } from '../../messages/history.ts';
import { methodWords, paymentWords, reasonWords } from '../../messages/vocabulary.ts';

/** The filters that choose one of a known few. */
export type ChoiceName =
  | 'status_remark'
  | 'order_method'
  | 'payment_status'
  | 'staff_id'
  | 'promotion_id'
  | 'table_id'
  | 'merchant_id';

/** One such filter: its name, and what it offers; the first is no choice. */
export interface Choice {
  name: ChoiceName;
  label: string;
  options: SelectOption[];
  /** What it offers is only known of one merchant. */
  isDisabled: boolean;
}

/** The filters by choice, for whoever is signed in, with what the chosen merchant offers. */
export function useChoices(view: HistoryView): Choice[] {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const isOne = view.merchant_id !== '' || !!user?.merchant;
  const { data: merchant } = useMerchant(isOne ? view.merchant_id : null);
  const all = (words: MessageDescriptor) => ({ value: '', label: formatMessage(words) });

  const coded = (
    name: ChoiceName,
    label: MessageDescriptor,
    none: MessageDescriptor,
    codes: readonly string[],
    words: Record<string, MessageDescriptor>,
  ): Choice => ({
    name,
    label: formatMessage(label),
    options: [
      all(none),
      ...codes.map((code) => ({ value: code, label: formatMessage(words[code] ?? none) })),
    ],
    isDisabled: false,
  });
  const listed = (
    name: Extract<ChoiceName, `${string}_id`>,
    label: MessageDescriptor,
    none: MessageDescriptor,
    rows: readonly Named[] | undefined,
  ): Choice => {
    const options = (rows ?? []).map((row) => ({ value: String(row.id), label: row.name }));
    const chosen = String(view[name]);
    // An address may name what is no longer there, or not here yet: a filter that is on must show.
    const isStrange = chosen !== '' && !options.some(({ value }) => value === chosen);
    const stranger = { value: chosen, label: formatMessage(filterWords.unknown, { id: chosen }) };
    return {
      name,
      label: formatMessage(label),
      options: [all(none), ...(isStrange ? [stranger] : []), ...options],
      isDisabled: rows === undefined && !isStrange,
    };
  };

  const { merchants = [] } = user ?? {};
  const w = filterWords;
  return [
    ...(merchants.length > 1 ? [listed('merchant_id', w.merchant, w.allMerchants, merchants)] : []),
    coded('order_method', w.method, w.allMethods, orderMethods, methodWords),
    coded('payment_status', w.payment, w.allPayments, paymentStatuses, paymentWords),
    listed('staff_id', w.cashier, w.allCashiers, merchant?.employees),
    listed('promotion_id', w.promotion, w.allPromotions, merchant?.promotions),
    listed('table_id', w.table, w.allTables, merchant?.tables),
    coded('status_remark', w.reason, w.allReasons, actionReasons, reasonWords),
  ];
}
