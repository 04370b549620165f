import type { InvoiceStatus } from '@servery/api/template';
import { Badge, Heading } from '@servery/ui';
import { useIntl } from 'react-intl';
import { statusMessages } from '../messages/status.ts';
import { title as titleStyle } from './page.css.ts';
import { statusSigns } from './statusSigns.tsx';

/** Heading of an invoice with its status. */
export function InvoiceTitle({ title, status }: { title: string; status: InvoiceStatus }) {
  const { formatMessage } = useIntl();
  const { tone, Icon } = statusSigns[status];
  return (
    <div className={titleStyle}>
      <Heading level={1}>{title}</Heading>
      <span role="status">
        <Badge tone={tone} icon={<Icon size="1em" />}>
          {formatMessage(statusMessages[status])}
        </Badge>
      </span>
    </div>
  );
}
