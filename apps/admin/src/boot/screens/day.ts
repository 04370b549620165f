import type {
  displayKitchen,
  displayMenu,
  displayOrders,
  getDashboard,
  getReservationDay,
  getTableOrder,
  listPrintJobs,
  listQueues,
  listShifts,
  listTables,
} from '@servery/api';
import { firstMerchant, requestedMerchant } from '../../session/firstMerchant.ts';
import { read } from '../reads.ts';
import type { Params, Screen } from '../screen.ts';
import { idIn, isPlain, ofMerchant, whole } from './query.ts';

const readTables = (_params: Params, search: string) =>
  read<typeof listTables>('/admin/table', { query: whole(search) });

/** The screens of the day-to-day work, in the order of the menu. */
export const dayScreens = {
  'live-orders': {
    path: '/orders/live',
    access: 'order.view',
    page: 'Board',
    frame: { fills: true },
    first: (_params, search) =>
      read<typeof displayOrders>('/admin/display_order', {
        query: ofMerchant(search),
      }),
    entry: {
      title: { id: 'admin.nav.live', defaultMessage: 'Live orders' },
      icon: 'receipt',
      menu: 'day',
      id: 1,
    },
  },
  dashboard: {
    path: '/dashboard',
    access: 'dashboard.view',
    page: 'floor/Dashboard',
    hasAllMerchants: true,
    first: (_params, search) =>
      read<typeof getDashboard>('/admin/merchant/dashboard', {
        query: { merchant_id: requestedMerchant(search) },
      }),
    entry: {
      title: { id: 'admin.nav.dashboard', defaultMessage: 'Dashboard' },
      icon: 'layout',
      menu: 'day',
      id: 84,
    },
  },
  counter: {
    path: '/counter',
    access: 'order.create',
    page: 'floor/Counter',
    frame: { fills: true },
    first: (_params, search) =>
      read<typeof displayMenu>('/admin/display_menu', {
        query: { ...ofMerchant(search), method: 'pickup' },
      }),
    entry: {
      title: { id: 'admin.nav.counter', defaultMessage: 'Counter' },
      icon: 'utensils',
      menu: 'day',
      id: 95,
    },
  },
  'guest-display': {
    path: '/counter/display',
    access: 'order.create',
    page: 'floor/Counter',
    isBlank: true,
    isDisplay: true,
    first: (_params, search) =>
      read<typeof displayMenu>('/admin/display_menu', {
        query: { ...ofMerchant(search), method: 'pickup' },
      }),
  },
  shifts: {
    path: '/shifts',
    access: 'shift.use',
    page: 'floor/Shifts',
    first: (_params, search) =>
      isPlain(search)
        ? read<typeof listShifts>('/admin/shift', { query: ofMerchant(search) })
        : null,
    entry: {
      title: { id: 'admin.nav.shifts', defaultMessage: 'Shifts' },
      icon: 'clock',
      menu: 'day',
      id: 97,
    },
  },
  tables: {
    path: '/pages/setting/table',
    access: 'order.view',
    page: 'floor/Tables',
    first: readTables,
    entry: {
      title: { id: 'admin.nav.tables', defaultMessage: 'Tables' },
      icon: 'table',
      menu: 'day',
      id: 36,
    },
  },
  'floor-plan': {
    path: '/pages/setting/table/plan',
    access: 'order.view',
    page: 'floor/FloorPlan',
    first: readTables,
    entry: {
      title: { id: 'admin.nav.plan', defaultMessage: 'Floor plan' },
      icon: 'layout',
      menu: 'day',
      id: 44,
    },
  },
  'table-codes': {
    path: '/pages/setting/table/codes',
    access: 'order.view',
    page: 'floor/TableCodes',
    first: readTables,
  },
  table: {
    path: '/tables/:id',
    access: 'order.view',
    page: 'floor/Table',
    first: (params) => {
      const id = idIn(params);
      return id
        ? read<typeof getTableOrder>('/admin/table/order_detail/:id', { params: { id } })
        : null;
    },
  },
  kitchen: {
    path: '/kitchen',
    access: 'kitchen.bump',
    feature: 'kitchen_display',
    page: 'floor/KitchenDisplay',
    frame: { fills: true },
    first: (_params, search) =>
      read<typeof displayKitchen>('/admin/kitchen_display', {
        query: {
          merchant_id: firstMerchant(search),
          zone_id: Number(new URLSearchParams(search).get('zone')) || '',
        },
      }),
    entry: {
      title: { id: 'admin.nav.kitchen', defaultMessage: 'Kitchen display' },
      icon: 'bell',
      menu: 'day',
      id: 38,
    },
  },
  queue: {
    path: '/queue',
    access: 'queue.manage',
    feature: 'queue',
    page: 'floor/Queue',
    entry: {
      title: { id: 'admin.nav.queue', defaultMessage: 'Queue' },
      icon: 'customers',
      menu: 'day',
      id: 39,
    },
  },
  'queue-history': {
    path: '/queue/history',
    access: 'queue.manage',
    feature: 'queue',
    page: 'floor/QueueHistory',
    first: (_params, search) =>
      read<typeof listQueues>('/admin/queue', {
        query: { merchant_id: firstMerchant(search), length: 100 },
      }),
  },
  reservations: {
    path: '/reservations',
    access: 'queue.manage',
    feature: 'reservations',
    page: 'floor/Reservations',
    first: (_params, search) =>
      new URLSearchParams(search).has('date')
        ? null
        : read<typeof getReservationDay>('/admin/reservation_day', {
            query: { merchant_id: firstMerchant(search), date: '' },
          }),
    entry: {
      title: { id: 'admin.nav.reservations', defaultMessage: 'Reservations' },
      icon: 'calendar',
      menu: 'day',
      id: 45,
    },
  },
  'print-queue': {
    path: '/printing',
    access: 'print.job',
    page: 'floor/PrintQueue',
    first: (_params, search) =>
      isPlain(search)
        ? read<typeof listPrintJobs>('/admin/print_job', {
            query: {
              merchant_id: firstMerchant(search),
              state: '',
              printer_id: '',
              search: '',
              order: 'desc',
              start: 0,
              length: 10,
            },
          })
        : null,
    entry: {
      title: { id: 'admin.nav.printing', defaultMessage: 'Print queue' },
      icon: 'printer',
      menu: 'day',
      id: 42,
    },
  },
} as const satisfies Record<string, Screen>;
