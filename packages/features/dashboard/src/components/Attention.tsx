import type { Backlog, DashboardFigures } from '@servery/api';
import { SuccessIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useAge } from '../hooks/useAge.ts';
import { linkOf, type HrefOf } from '../links.ts';
import { dashboardMessages as messages, figureMessages } from '../messages.ts';
import { calm, tiles } from './dashboard.css.ts';
import { Tile } from './Tile.tsx';

/** The backlogs in the order of their urgency. */
const backlogs = ['problems', 'new_orders', 'booking_requests', 'prints_failed', 'queue'] as const;

interface AttentionProps {
  figures: DashboardFigures;
  merchantId: number | undefined;
  hrefOf: HrefOf;
}

/** The backlogs that aren't empty, or a note that nothing needs attention. */
export function Attention({ figures, merchantId, hrefOf }: AttentionProps) {
  const { formatMessage, formatNumber } = useIntl();
  const age = useAge();
  const noteOf = ({ since }: Backlog) => since && age(since);
  const open = backlogs.filter((name) => figures[name].count > 0);
  if (open.length === 0 && figures.low_stock === 0)
    return (
      <p className={calm}>
        <SuccessIcon />
        <span>
          <strong>{formatMessage(messages.calm)}</strong> {formatMessage(messages.calmText)}
        </span>
      </p>
    );
  return (
    <ul role="list" className={tiles}>
      {open.map((name) => (
        <Tile
          key={name}
          name={formatMessage(figureMessages[name])}
          value={formatNumber(figures[name].count)}
          note={noteOf(figures[name])}
          href={hrefOf(linkOf[name], merchantId)}
          tone={name === 'problems' ? 'danger' : 'warning'}
        />
      ))}
      {figures.low_stock > 0 && (
        <Tile
          name={formatMessage(figureMessages.low_stock)}
          value={formatNumber(figures.low_stock)}
          href={hrefOf(linkOf.low_stock, merchantId)}
        />
      )}
    </ul>
  );
}
