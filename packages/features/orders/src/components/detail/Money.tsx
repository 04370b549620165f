import type { Order, Rights } from '@servery/api';
import { paymentLabel } from '@servery/domain/paying';
import { useFormat } from '@servery/screens';
import { Badge, Text } from '@servery/ui';
import { useReasonText } from '@servery/screens/reasons';
import { useIntl } from 'react-intl';
import { paymentMessages, paymentStateMessages } from '@servery/screens/messages';
import { paymentTones } from '@servery/screens/payment-tones';
import { detailMessages, refundStateMessages } from '../../messages/detail.ts';
import { list, money as row, struck, under } from './bill.css.ts';
import { PayButton } from './PayButton.tsx';
import { Section } from './Section.tsx';
import { useScopeText } from './useScopeText.ts';

export interface MoneyProps {
  order: Order;
  rights: Rights | undefined;
}

const refundTones = {
  pending: 'warning',
  processing: 'info',
  failed: 'danger',
  completed: 'success',
  cancelled: 'neutral',
} as const;

/** The payments and refunds of an order, each with its author, time and state. */
export function Money({ order, rights }: MoneyProps) {
  const { formatMessage } = useIntl();
  const { money, time, dateTime } = useFormat(order.merchant_id);
  const reasonText = useReasonText();
  const scopeText = useScopeText(order);
  const at = (instant: string, date: string) =>
    date === order.business_date ? time(instant) : dateTime(instant);
  const isOff = (state: string) => state !== 'captured' && state !== 'completed';
  return (
    <>
      <Section title={formatMessage(detailMessages.payments)}>
        {order.payments.length === 0 && (
          <Text as="p" tone="muted">
            {formatMessage(detailMessages.noPayments)}
          </Text>
        )}
        <ul className={list}>
          {order.payments.map((payment) => (
            <li key={payment.id} className={row}>
              <span>
                {paymentLabel(payment)}{' '}
                <Badge tone={paymentTones[payment.state]} emphasis="plain">
                  {formatMessage(paymentStateMessages[payment.state])}
                </Badge>
                <span className={under}>
                  {[at(payment.at, payment.business_date), payment.by].join(' · ')}
                  {payment.tip > 0 &&
                    ` · ${formatMessage(paymentMessages.tip, { amount: money(payment.tip) })}`}
                  {payment.change > 0 &&
                    ` · ${formatMessage(detailMessages.change, {
                      tendered: money(payment.tendered),
                      change: money(payment.change),
                    })}`}
                </span>
              </span>
              <span className={isOff(payment.state) ? struck : undefined}>
                {money(payment.amount)}
              </span>
              <span />
            </li>
          ))}
        </ul>
        <PayButton order={order} rights={rights} />
      </Section>
      {order.refunds.length > 0 && (
        <Section title={formatMessage(detailMessages.refunds)}>
          <ul className={list}>
            {order.refunds.map((refund) => (
              <li key={refund.id} className={row}>
                <span>
                  {reasonText(refund)}{' '}
                  <Badge tone={refundTones[refund.state]} emphasis="plain">
                    {formatMessage(refundStateMessages[refund.state])}
                  </Badge>
                  {refund.scope && <span className={under}>{scopeText(refund.scope)}</span>}
                  <span className={under}>
                    {[
                      at(refund.at, refund.business_date),
                      refund.by,
                      refund.is_overpayment && formatMessage(detailMessages.overpayment),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <span className={refund.state === 'cancelled' ? struck : undefined}>
                  {money(-refund.amount)}
                </span>
                <span />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
