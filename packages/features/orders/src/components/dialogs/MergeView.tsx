import type { Order } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Banner } from '@servery/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mergeMessages } from '../../messages/merge.ts';
import { methodMessages, paymentMessages, statusMessages } from '../../messages/vocabulary.ts';
import { comparison, heading, name, note, word } from './ActionDialog.css.ts';
import {
  changesBetween,
  refundedAmount,
  seatedItems,
  type Aspect,
  type Difference,
} from './changesBetween.ts';

export interface MergeViewProps {
  /** The order that the dialog was opened on. */
  before: Order;
  /** The order as someone else changed it. */
  current: Order;
  /** A description of the intended action. */
  intent: ReactNode;
}

/**
 * A concurrent change by someone else next to the intended action, so that continuing is a
 * deliberate decision.
 */
export function MergeView({ before, current, intent }: MergeViewProps) {
  const { formatMessage } = useIntl();
  const read = useAspectText(before.merchant_id);
  const last = current.timeline.at(-1);
  const cells = (difference: Difference): [what: ReactNode, old: ReactNode, now: ReactNode] =>
    difference.aspect === 'line'
      ? [
          difference.line,
          difference.before || '–',
          difference.isComped ? formatMessage(mergeMessages.comped) : difference.after || '–',
        ]
      : [
          formatMessage(mergeMessages[difference.aspect]),
          read(difference.aspect, before),
          read(difference.aspect, current),
        ];
  const differences = changesBetween(before, current);
  return (
    <div>
      <Banner
        tone="warning"
        title={formatMessage(mergeMessages.title, { who: last?.by ?? '', number: current.number })}
      >
        <FormattedMessage {...mergeMessages.help} />
      </Banner>
      <table className={comparison}>
        <thead>
          <tr>
            <th className={`${name} ${heading}`}>
              <FormattedMessage {...mergeMessages.what} />
            </th>
            <th className={`${word} ${heading}`}>
              <FormattedMessage {...mergeMessages.before} />
            </th>
            <th className={`${word} ${heading}`}>
              <FormattedMessage {...mergeMessages.now} />
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => {
            const [what, old, now] = cells(difference);
            return (
              <tr key={`${difference.aspect} ${difference.line}`}>
                <th scope="row" className={name}>
                  {what}
                </th>
                <td className={word}>{old}</td>
                <td className={word}>{now}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={note}>
        <FormattedMessage {...mergeMessages.yours} values={{ intent }} />
      </p>
    </div>
  );
}

/** Returns a function that formats an aspect of an order for display. */
function useAspectText(merchant_id: number) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  return (aspect: Aspect, order: Order): string => {
    const texts: Record<Aspect, () => string> = {
      status: () => formatMessage(statusMessages[order.status]),
      payment: () => formatMessage(paymentMessages[order.payment_status]),
      method: () => formatMessage(methodMessages[order.order_method]),
      table: () => order.table?.name ?? '–',
      staff: () => order.staff?.name ?? '–',
      member: () => order.member?.name ?? '–',
      covers: () => String(order.covers),
      seats: () =>
        seatedItems(order)
          .map((item) => formatMessage(mergeMessages.seat, item))
          .join(' · ') || '–',
      note: () => order.note || '–',
      serviceCharge: () =>
        formatMessage(order.apply_service_charge ? mergeMessages.on : mergeMessages.off),
      total: () => money(order.total),
      balance: () => money(order.balance),
      refunds: () => money(refundedAmount(order)),
    };
    return texts[aspect]();
  };
}
