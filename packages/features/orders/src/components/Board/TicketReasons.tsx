import type { ActionReason } from '@servery/api';
import { AlertIcon, Badge } from '@servery/ui';
import { FormattedMessage } from 'react-intl';
import { reasonMessages } from '../../messages/vocabulary.ts';
import { reasonTone } from '../../tones.ts';
import { reasons as list } from './Ticket.css.ts';

/** The reasons why an order needs attention, as badges. */
export function TicketReasons({ reasons }: { reasons: readonly ActionReason[] }) {
  return (
    <ul role="list" className={list}>
      {reasons.map((reason) => (
        <li key={reason}>
          <Badge tone={reasonTone(reason)} icon={<AlertIcon />}>
            <FormattedMessage {...reasonMessages[reason]} />
          </Badge>
        </li>
      ))}
    </ul>
  );
}
