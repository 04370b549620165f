import type { DailyReport } from '@servery/api';
import { useIntl } from 'react-intl';
import { methodMessages, shareMessages as messages } from '../messages/parts.ts';

/** The ways to divide net sales. */
export type ShareBy = 'hour' | 'item' | 'category' | 'staff' | 'method';

/** One part of the net sales: the number of its orders or units, and its amount in sen. */
export interface ShareRow {
  id: string;
  name: string;
  count: number;
  net: number;
}

/** Returns the parts of the net sales of a report. */
export function useShares(report: DailyReport, by: ShareBy): ShareRow[] {
  const { formatMessage, formatTime } = useIntl();
  const hour = (of: number) =>
    formatTime(Date.UTC(2000, 0, 1, of), { hour: 'numeric', timeZone: 'UTC' });
  switch (by) {
    case 'hour':
      return report.by_hour.map(({ hour: of, orders, net }) => ({
        id: String(of),
        name: hour(of),
        count: orders,
        net,
      }));
    case 'item':
      return report.by_item.map(({ menu_id, name, quantity, net }) => ({
        id: String(menu_id),
        name,
        count: quantity,
        net,
      }));
    case 'category':
      return report.by_category.map(({ category_id, name, quantity, net }) => ({
        id: String(category_id),
        name: name || formatMessage(messages.noCategory),
        count: quantity,
        net,
      }));
    case 'staff':
      return report.by_staff.map(({ staff_id, name, orders, net }) => ({
        id: String(staff_id),
        name: staff_id === null ? formatMessage(messages.noPerson) : name,
        count: orders,
        net,
      }));
    case 'method':
      return report.by_method.map(({ order_method, orders, net }) => ({
        id: order_method,
        name: formatMessage(methodMessages[order_method]),
        count: orders,
        net,
      }));
  }
}
