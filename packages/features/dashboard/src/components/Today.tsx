import type { DashboardFigures } from '@servery/api';
import { useIntl } from 'react-intl';
import { linkOf, type HrefOf } from '../links.ts';
import { figureMessages, noteMessages } from '../messages.ts';
import { tiles } from './dashboard.css.ts';
import { Tile } from './Tile.tsx';

interface TodayProps {
  figures: DashboardFigures;
  merchantId: number | undefined;
  hrefOf: HrefOf;
}

/** The figures of the current trading day. */
export function Today({ figures, merchantId, hrefOf }: TodayProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { orders_today, orders_usual, covers_today, bookings_expected, covers_expected } = figures;
  const comparison = () => {
    if (orders_usual === null) return formatMessage(noteMessages.notEnough);
    const count = formatNumber(Math.abs(orders_today - orders_usual));
    if (orders_today === orders_usual) return formatMessage(noteMessages.usual);
    return formatMessage(orders_today > orders_usual ? noteMessages.more : noteMessages.fewer, {
      count,
    });
  };
  const guests = (count: number) => formatMessage(noteMessages.covers, { count });
  return (
    <ul role="list" className={tiles}>
      <Tile
        name={formatMessage(figureMessages.orders_today)}
        value={formatNumber(orders_today)}
        note={comparison()}
        href={hrefOf(linkOf.orders_today, merchantId)}
      />
      <Tile
        name={formatMessage(figureMessages.covers_today)}
        value={formatNumber(covers_today)}
        href={hrefOf(linkOf.covers_today, merchantId)}
      />
      <Tile
        name={formatMessage(figureMessages.in_progress)}
        value={formatNumber(figures.in_progress)}
        href={hrefOf(linkOf.in_progress, merchantId)}
      />
      <Tile
        name={formatMessage(figureMessages.bookings_expected)}
        value={formatNumber(bookings_expected)}
        note={bookings_expected > 0 && guests(covers_expected)}
        href={hrefOf(linkOf.bookings_expected, merchantId)}
      />
    </ul>
  );
}
