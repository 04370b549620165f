import type { ActionReason, OrderRow } from '@servery/api';
import { reasonTone } from '../../tones.ts';

/** An order that needs attention, and its reasons. */
export interface Notification {
  order: OrderRow;
  /** The most urgent reason. */
  reason: ActionReason;
  others: readonly ActionReason[];
  /** When the reason opened, as far as the row shows. */
  since: string;
  /** One id per reason; a reason that reopens gets a new id. */
  ids: readonly string[];
}

type Facts = Pick<OrderRow, 'placed_at' | 'promised_at' | 'status_at'>;

/** The timestamp from which each time-based reason counts. */
const clocks: Partial<Record<ActionReason, keyof Facts>> = {
  accept_overdue: 'placed_at',
  prep_overdue: 'promised_at',
  ready_uncollected: 'status_at',
  unpaid_after_served: 'status_at',
};

/** Returns the timestamp from which a time-based reason counts; null for other reasons. */
const sinceOf = (reason: ActionReason, order: Facts): string | null => {
  const clock = clocks[reason];
  return clock ? order[clock] : null;
};

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the orders that need attention, the latest first. */
export function notificationsOf(rows: readonly OrderRow[]): Notification[] {
  return rows
    .flatMap((order): Notification[] => {
      const urgent = order.reasons.find((one) => reasonTone(one) === 'danger');
      const reason = urgent ?? order.reasons[0];
      if (!reason) return [];
      return [
        {
          order,
          reason,
          others: order.reasons.filter((one) => one !== reason),
          since: sinceOf(reason, order) ?? order.status_at,
          ids: order.reasons.map((one) => `${order.id}.${one}.${sinceOf(one, order) ?? ''}`),
        },
      ];
    })
    .toSorted((a, b) => compare(b.since, a.since) || b.order.id - a.order.id);
}
