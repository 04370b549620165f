import type { Dashboard, DashboardFigures, DashboardOutlet } from '@servery/api';
import { Badge, Link, Table } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { linkOf, type HrefOf } from '../links.ts';
import { dashboardMessages as messages, figureMessages } from '../messages.ts';

interface OutletsProps {
  dashboard: Dashboard;
  hrefOf: HrefOf;
}

type Name = 'problems' | 'new_orders' | 'queue' | 'booking_requests' | 'orders_today';

const names: readonly Name[] = [
  'problems',
  'new_orders',
  'booking_requests',
  'queue',
  'orders_today',
];

const countOf = (figures: DashboardFigures, name: Name): number => {
  const value = figures[name];
  return typeof value === 'number' ? value : value.count;
};

/** The outlets side by side, those that most need attention first. */
export function Outlets({ dashboard: { outlets, totals }, hrefOf }: OutletsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const status = ({ setup_status, is_open }: DashboardOutlet) => {
    if (setup_status !== 'live')
      return <Badge tone="info">{formatMessage(messages.notLive)}</Badge>;
    return (
      <Badge tone={is_open ? 'success' : 'neutral'}>
        {formatMessage(is_open ? messages.open : messages.closed)}
      </Badge>
    );
  };
  return (
    <Table
      caption={formatMessage(messages.outlets)}
      isCaptionHidden
      narrow="cards"
      rows={outlets}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          id: 'outlet',
          header: formatMessage(messages.outlet),
          isRowHeader: true,
          cell: ({ id, name }) => (
            <LinkTo href={hrefOf('dashboard', id)}>
              <bdi>{name}</bdi>
            </LinkTo>
          ),
          footer: formatMessage(messages.total),
        },
        { id: 'status', header: formatMessage(messages.status), cell: status },
        ...names.map((name) => ({
          id: name,
          header: formatMessage(figureMessages[name]),
          align: 'end' as const,
          cell: ({ id, figures }: DashboardOutlet) => {
            const count = countOf(figures, name);
            return (
              <LinkTo href={count > 0 ? hrefOf(linkOf[name], id) : undefined}>
                {formatNumber(count)}
              </LinkTo>
            );
          },
          footer: formatNumber(countOf(totals, name)),
        })),
      ]}
    />
  );
}

function LinkTo({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? children : <Link href={href}>{children}</Link>;
}
