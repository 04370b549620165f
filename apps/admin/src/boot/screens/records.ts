import type { getDailyReport, getOrder, listOrders } from '@servery/api';
import { firstMerchant } from '../../session/firstMerchant.ts';
import { read } from '../reads.ts';
import type { Screen } from '../screen.ts';
import { idIn, isPlain, listed } from './query.ts';

/** The screens that look back on orders and days. */
export const recordScreens = {
  'order-history': {
    path: '/orders/history',
    access: 'order.view',
    page: 'History',
    hasAllMerchants: true,
    first: (_params, search) =>
      read<typeof listOrders>('/admin/order_listing', { query: listed(search) }),
    entry: {
      title: { id: 'admin.nav.history', defaultMessage: 'Order history' },
      icon: 'clock',
      menu: 'day',
      id: 2,
    },
  },
  'daily-report': {
    path: '/reports/daily',
    access: 'report.financial',
    page: 'floor/DailyReport',
    first: (_params, search) =>
      isPlain(search)
        ? read<typeof getDailyReport>('/admin/report/sales_summary', {
            query: { merchant_id: firstMerchant(search) },
          })
        : null,
    entry: {
      title: { id: 'admin.nav.dailyReport', defaultMessage: 'Daily report' },
      icon: 'receipt',
      menu: 'day',
      id: 100,
    },
  },
  order: {
    path: '/orders/:id',
    access: 'order.view',
    page: 'Order',
    first: (params) => {
      const id = idIn(params);
      return id ? read<typeof getOrder>('/admin/order_detail/:id', { params: { id } }) : null;
    },
  },
} as const satisfies Record<string, Screen>;
