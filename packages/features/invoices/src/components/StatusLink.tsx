import type { InvoiceRow } from '@servery/api/template';
import { Badge, Tooltip, useLink } from '@servery/ui';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { useIntl } from 'react-intl';
import { useDay } from '../hooks/useDay.ts';
import { useMoney } from '../hooks/useMoney.ts';
import { tipMessage } from '../messages/list.ts';
import { statusWords } from '../messages/status.ts';
import { places } from '../places.ts';
import { statusLink } from './list.css.ts';
import { statusSigns } from './statusSigns.tsx';

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  ref?: Ref<HTMLElement>;
};

/** A link that takes what a tooltip lends it. */
function Anchor({ href, ref, children, ...native }: AnchorProps) {
  const link = { ...useLink({ href }), ...native, ref: ref as Ref<HTMLAnchorElement> };
  return (
    <a {...link} className={statusLink}>
      {children}
    </a>
  );
}

/** How an invoice stands, with its balance and its day on hover and focus; leads to it. */
export function StatusLink({ row }: { row: InvoiceRow }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const day = useDay();
  const { tone, Icon } = statusSigns[row.invoiceStatus];
  const status = formatMessage(statusWords[row.invoiceStatus]);
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
