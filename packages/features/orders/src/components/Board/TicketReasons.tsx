import type { ActionReason } from '@servery/api';
import { AlertIcon, Badge } from '@servery/ui';
import { FormattedMessage } from 'react-intl';
import { reasonWords } from '../../messages/vocabulary.ts';
import { reasons as list } from './Ticket.css.ts';

/** Reasons that lose money or guests when nobody looks now. */
const urgent: ReadonlySet<ActionReason> = new Set([
  'accept_overdue',
  'prep_overdue',
  'payment_failed',
  'payment_mismatch',
  'delivery_failed',
  'refund_failed',
]);

/** Why an order needs somebody, in words. */
export function TicketReasons({ reasons }: { reasons: readonly ActionReason[] }) {
  return (
    <ul role="list" className={list}>
      {reasons.map((reason) => (
        <li key={reason}>
          <Badge tone={urgent.has(reason) ? 'danger' : 'warning'} icon={<AlertIcon />}>
            <FormattedMessage {...reasonWords[reason]} />
          </Badge>
        </li>
      ))}
    </ul>
  );
}
