import type { InvoiceRow } from '@servery/api/template';
import { Badge, Tooltip, useLink } from '@servery/ui';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { useIntl } from 'react-intl';
import { useDay } from '../hooks/useDay.ts';
import { useSampleMoney } from '@servery/screens/sample-money';
import { tipMessage } from '../messages/list.ts';
import { statusMessages } from '../messages/status.ts';
import { places } from '../places.ts';
import { statusLink } from './list.css.ts';
import { statusSigns } from './statusSigns.tsx';

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  ref?: Ref<HTMLElement>;
};

/** A link that accepts the event handlers and ref of a tooltip trigger. */
function Anchor({ href, ref, children, ...native }: AnchorProps) {
  const link = { ...useLink({ href }), ...native, ref: ref as Ref<HTMLAnchorElement> };
  return (
    <a {...link} className={statusLink}>
      {children}
    </a>
  );
}

/** The status of an invoice as a link to it, with a tooltip that shows its balance and due date. */
export function StatusLink({ row }: { row: InvoiceRow }) {
  const { formatMessage } = useIntl();
  const money = useSampleMoney();
  const day = useDay();
  const { tone, Icon } = statusSigns[row.invoiceStatus];
  const status = formatMessage(statusMessages[row.invoiceStatus]);
  const tip = formatMessage(tipMessage, {
    status,
    balance: money(row.balance),
    date: day(row.dueDate),
  });
  return (
    <Tooltip text={tip}>
      <Anchor href={places.preview(row.id)} aria-label={tip}>
        <Badge tone={tone} icon={<Icon size="1em" />}>
          {status}
        </Badge>
      </Anchor>
    </Tooltip>
  );
}
