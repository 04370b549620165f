import type { ActionReason, OrderRow } from '@servery/api';
import { reasonTone } from '../../tones.ts';

/** An order that needs somebody, and why. */
export interface News {
  order: OrderRow;
  /** What matters most of all that is the matter. */
  reason: ActionReason;
  others: readonly ActionReason[];
  /** Since when it is so, as far as a row tells. */
  since: string;
  /** One id for each reason; one that opens anew is another. */
  ids: readonly string[];
}

type Facts = Pick<OrderRow, 'placed_at' | 'promised_at' | 'status_at'>;

/** What each reason that the clock opened counts from. */
const clocks: Partial<Record<ActionReason, keyof Facts>> = {
  accept_overdue: 'placed_at',
  prep_overdue: 'promised_at',
  ready_uncollected: 'status_at',
  unpaid_after_served: 'status_at',
};

/** From when on a reason of the clock counts; null for one that something else opened. */
const sinceOf = (reason: ActionReason, order: Facts): string | null => {
  const clock = clocks[reason];
  return clock ? order[clock] : null;
};

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The orders among these that need somebody, the newest matter first. */
export function newsOf(rows: readonly OrderRow[]): News[] {
  return rows
    .flatMap((order): News[] => {
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
