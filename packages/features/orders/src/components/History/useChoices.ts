import {
  actionReasons,
  orderMethods,
  orderStatuses,
  paymentStatuses,
  type Named,
} from '@servery/api';
import type { SelectOption } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { HistoryView } from '../../historyQuery.ts';
import { useMerchant } from '../../hooks/useMerchant.ts';
import { useUser } from '@servery/api/user';
import { filterMessages } from '../../messages/history.ts';
import {
  methodMessages,
  paymentMessages,
  reasonMessages,
  statusMessages,
} from '../../messages/vocabulary.ts';

/** The list has no drafts. */
const shownStatuses = orderStatuses.filter((status) => status !== 'draft');

/** The filters with a fixed set of options. */
export type ChoiceName =
  | 'status'
  | 'status_remark'
  | 'order_method'
  | 'payment_status'
  | 'staff_id'
  | 'promotion_id'
  | 'table_id'
  | 'merchant_id';

/** A filter with its options; the first option means no filter. */
export interface Choice {
  name: ChoiceName;
  label: string;
  options: SelectOption[];
  /**
   * Whether its options are unavailable, for example because they depend on a merchant that isn't
   * chosen.
   */
  isDisabled: boolean;
}

/** Returns the option filters for the signed-in user, with the options of the chosen merchant. */
export function useChoices(view: HistoryView): Choice[] {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const isOne = view.merchant_id !== '' || !!user?.merchant;
  const { data: merchant } = useMerchant(isOne ? view.merchant_id : null);
  const all = (message: MessageDescriptor) => ({ value: '', label: formatMessage(message) });

  const coded = (
    name: ChoiceName,
    label: MessageDescriptor,
    none: MessageDescriptor,
    codes: readonly string[],
    messages: Record<string, MessageDescriptor>,
  ): Choice => ({
    name,
    label: formatMessage(label),
    options: [
      all(none),
      ...codes.map((code) => ({ value: code, label: formatMessage(messages[code] ?? none) })),
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
    // The URL may name a value that was deleted or hasn't loaded; an active filter must still be
    // visible.
    const isStrange = chosen !== '' && !options.some(({ value }) => value === chosen);
    const stranger = {
      value: chosen,
      label: formatMessage(filterMessages.unknown, { id: chosen }),
    };
    return {
      name,
      label: formatMessage(label),
      options: [all(none), ...(isStrange ? [stranger] : []), ...options],
      isDisabled: rows === undefined && !isStrange,
    };
  };

  const { merchants = [] } = user ?? {};
  const w = filterMessages;
  return [
    coded('order_method', w.method, w.allMethods, orderMethods, methodMessages),
    coded('payment_status', w.payment, w.allPayments, paymentStatuses, paymentMessages),
    ...(merchants.length > 1 ? [listed('merchant_id', w.merchant, w.allMerchants, merchants)] : []),
    listed('staff_id', w.cashier, w.allCashiers, merchant?.employees),
    listed('promotion_id', w.promotion, w.allPromotions, merchant?.promotions),
    listed('table_id', w.table, w.allTables, merchant?.tables),
    coded('status', w.status, w.allStatus, ['counted', ...shownStatuses], {
      ...statusMessages,
      counted: w.counted,
    }),
    coded('status_remark', w.reason, w.allReasons, ['any', 'none', ...actionReasons], {
      ...reasonMessages,
      any: w.anyReason,
      none: w.noReason,
    }),
  ];
}
