import type { Order } from '@servery/api';
import { Banner } from '@servery/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { mergeWords } from '../../messages/merge.ts';
import { methodWords, paymentWords, statusWords } from '../../messages/vocabulary.ts';
import { comparison, heading, name, note, word } from './ActionDialog.css.ts';
import { changesBetween, type Aspect, type Difference } from './changesBetween.ts';

export interface MergeViewProps {
  /** The order that the dialog was opened on. */
  before: Order;
  /** The order as somebody else left it. */
  current: Order;
  /** What one was about to do. */
  intent: ReactNode;
}

/** Somebody else's change beside one's own intention, so that going on is a decision. */
export function MergeView({ before, current, intent }: MergeViewProps) {
  const { formatMessage } = useIntl();
  const read = useAspectText(before.merchant_id);
  const last = current.timeline.at(-1);
  const cells = (difference: Difference): [what: ReactNode, old: ReactNode, now: ReactNode] =>
    difference.aspect === 'line'
      ? [
          difference.line,
          difference.before || '–',
          difference.isComped ? formatMessage(mergeWords.comped) : difference.after || '–',
        ]
      : [
          formatMessage(mergeWords[difference.aspect]),
          read(difference.aspect, before),
          read(difference.aspect, current),
        ];
  const differences = changesBetween(before, current);
  return (
    <div>
      <Banner
        tone="warning"
        title={formatMessage(mergeWords.title, { who: last?.by ?? '', number: current.number })}
      >
        <FormattedMessage {...mergeWords.help} />
      </Banner>
      <table className={comparison}>
        <thead>
          <tr>
            <th className={`${name} ${heading}`}>
              <FormattedMessage {...mergeWords.what} />
            </th>
            <th className={`${word} ${heading}`}>
              <FormattedMessage {...mergeWords.before} />
            </th>
            <th className={`${word} ${heading}`}>
              <FormattedMessage {...mergeWords.now} />
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
        <FormattedMessage {...mergeWords.yours} values={{ intent }} />
      </p>
    </div>
  );
}

/** An aspect of an order as a person reads it. */
function useAspectText(merchant_id: number) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  return (aspect: Aspect, order: Order): string => {
    const texts: Record<Aspect, () => string> = {
      status: () => formatMessage(statusWords[order.status]),
      payment: () => formatMessage(paymentWords[order.payment_status]),
      method: () => formatMessage(methodWords[order.order_method]),
      table: () => order.table?.name ?? '–',
      staff: () => order.staff?.name ?? '–',
      member: () => order.member?.name ?? '–',
      covers: () => String(order.covers),
      note: () => order.note || '–',
      serviceCharge: () =>
        formatMessage(order.apply_service_charge ? mergeWords.on : mergeWords.off),
      total: () => money(order.total),
      balance: () => money(order.balance),
    };
    return texts[aspect]();
  };
}
