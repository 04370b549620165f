import type { displayOrders, getOrder, listOrders } from '@servery/api';
import { historyQuery } from '@servery/orders';
import { firstMerchant } from '../session/firstMerchant.ts';
import { findRoute, type Access, type Matched, type Route } from './places.ts';
import { read } from './reads.ts';
import type { screens } from './screens.ts';
import { templateRoutes } from './templateRoutes.ts';

/** A place whose code is a step further away. */
const place = (
  path: string,
  access: Access,
  name: keyof typeof screens,
  more?: Partial<Route>,
): Route => ({
  path,
  access,
  load: async () => (await import('./screens.ts')).screens[name](),
  ...more,
});

/** Every place of the app. The first that fits is taken. */
export const routes: readonly Route[] = [
  {
    path: '/orders/live',
    access: 'order.view',
    load: () => import('../pages/BoardPage.tsx'),
    stand: { fills: true },
    first: (_params, search) =>
      read<typeof displayOrders>('/admin/display_order', {
        query: { merchant_id: firstMerchant(search) },
      }),
  },
  {
    path: '/orders/history',
    access: 'order.view',
    load: () => import('../pages/HistoryPage.tsx'),
    first: (_params, search) =>
      read<typeof listOrders>('/admin/order_listing', { query: historyQuery(search) }),
  },
  {
    path: '/orders/:id',
    access: 'order.view',
    load: () => import('../pages/OrderPage.tsx'),
    first: ({ id }) =>
      Number(id)
        ? read<typeof getOrder>('/admin/order_detail/:id', { params: { id: Number(id) } })
        : null,
  },
  place('/pages/menu', 'menu.edit', 'menuSettings'),
  place('/pages/menu/category', 'menu.edit', 'categories'),
  place('/pages/menu/food_menu', 'order.view', 'foodMenus'),
  place('/pages/menu/food_option', 'menu.edit', 'foodOptions'),
  place('/pages/menu/preview', 'order.view', 'menuPreview'),
  place('/pages/setting/table', 'order.view', 'tables'),
  place('/pages/setting/table/plan', 'order.view', 'floorPlan'),
  place('/pages/setting/table/codes', 'order.view', 'tableCodes'),
  place('/tables/:id', 'order.view', 'table'),
  place('/pages/setting/kitchen_zone', 'kitchen.edit', 'kitchenZones'),
  place('/kitchen', 'kitchen.bump', 'kitchenDisplay', { stand: { fills: true } }),
  place('/queue', 'queue.manage', 'queue'),
  place('/queue/history', 'queue.manage', 'queueHistory'),
  place('/reservations', 'queue.manage', 'reservations'),
  place('/reservations/settings', 'queue.manage', 'reservationSettings'),
  place('/book/:token', 'public', 'book', { isBlank: true }),
  place('/join/:token', 'public', 'join', { isBlank: true }),
  place('/t/:token', 'public', 'guestTable', { isBlank: true }),
  place('/display/:token', 'public', 'queueDisplay', { isBlank: true }),
  place('/pages/setting/printer', 'print.settings', 'printers'),
  place('/pages/setting/receipt', 'print.settings', 'receiptTemplate'),
  place('/pages/setting/device', 'device.manage', 'sharedDevices'),
  place('/printing', 'print.job', 'printQueue'),
  place('/media', 'media.edit', 'media'),
  ...['', '/password', '/devices', '/notifications'].map((part) =>
    place(`/account${part}`, 'session', 'account'),
  ),
  ...(import.meta.env.SERVERY_TEMPLATES ? templateRoutes() : []),
];

const home = '/orders/live';

/** The route of a path; the root is the live board. */
export const matchRoute = (path: string): Matched | null =>
  findRoute(routes, path === '/' ? home : path);
