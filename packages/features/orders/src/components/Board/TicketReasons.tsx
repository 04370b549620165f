import type { ActionReason } from '@servery/api';
import { AlertIcon, Badge } from '@servery/ui';
import { FormattedMessage } from 'react-intl';
import { reasonWords } from '../../messages/vocabulary.ts';
import { reasonTone } from '../../tones.ts';
import { reasons as list } from './Ticket.css.ts';

/** Why an order needs somebody, in words. */
export function TicketReasons({ reasons }: { reasons: readonly ActionReason[] }) {
  return (
    <ul role="list" className={list}>
      {reasons.map((reason) => (
        <li key={reason}>
          <Badge tone={reasonTone(reason)} icon={<AlertIcon />}>
            <FormattedMessage {...reasonWords[reason]} />
          </Badge>
        </li>
      ))}
    </ul>
  );
}
