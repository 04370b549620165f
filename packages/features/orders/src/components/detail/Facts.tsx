import type { Order } from '@servery/api';
import { isMasked } from '@servery/domain/people';
import { useFormat, useNow } from '@servery/screens';
import { Description, DescriptionList, Link } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAge } from '../../hooks/useAge.ts';
import { detailMessages } from '../../messages/detail.ts';
import { Section } from './Section.tsx';

/** The facts of an order: recipient, place, times and references. Unknown facts are left out. */
export function Facts({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { dateTime, time, date } = useFormat(order.merchant_id);
  const age = useAge();
  const now = useNow();
  const { member, promised_at, covers } = order;

  const promised = () => {
    if (!promised_at) return null;
    const left = Date.parse(promised_at) - now;
    const isOver = order.ready_at !== null || order.list === 'completed' || order.list === null;
    if (isOver) return time(promised_at);
    const message = left < 0 ? detailMessages.promisedLate : detailMessages.promisedIn;
    return formatMessage(message, { time: time(promised_at), age: age(left) });
  };

  // An order to take away or deliver is for one guest, unless staff say otherwise.
  const isPartyShown = covers > (order.order_method === 'dine_in' ? 0 : 1);
  const phone = order.phone || member?.phone;
  const facts: [term: keyof typeof detailMessages, value: ReactNode][] = [
    ['note', order.note],
    ['guest', order.customer_name],
    [
      'phone',
      phone && (
        <span dir="ltr">
          {isMasked(phone) ? phone : <Link href={`tel:${phone}`}>{phone}</Link>}
        </span>
      ),
    ],
    ['address', order.address],
    [
      'member',
      member &&
        (member.is_active
          ? member.name
          : `${member.name} (${formatMessage(detailMessages.inactive)})`),
    ],
    ['table', order.table?.name],
    ['covers', isPartyShown ? covers : null],
    ['staff', order.staff?.name],
    ['promotion', order.promotion?.name],
    ['placed', dateTime(order.placed_at)],
    ['promised', promised()],
    ['merchant', order.merchant_name],
    ['businessDate', date(`${order.business_date}T12:00:00Z`)],
    ['transaction', order.transaction_id],
  ];
  return (
    <Section title={formatMessage(detailMessages.facts)}>
      <DescriptionList look="rows">
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([term, value]) => (
            <Description key={term} term={formatMessage(detailMessages[term])}>
              {value}
            </Description>
          ))}
      </DescriptionList>
    </Section>
  );
}
