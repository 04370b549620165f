import type {
  getPlatformSetting,
  getPrintTemplate,
  getReservationCalendar,
  getSettings,
  listAllPaymentOptions,
  listKitchenZones,
  listPairedDevices,
  listPrinters,
  showFeature,
} from '@servery/api';
import { firstMerchant } from '../../session/firstMerchant.ts';
import { read } from '../reads.ts';
import type { Screen } from '../screen.ts';
import { ofMerchant, whole } from './query.ts';

/** The settings screens of a merchant. */
export const settingsScreens = {
  'store-settings': {
    path: '/pages/setting/store',
    access: 'dashboard.view',
    page: 'floor/Settings',
    first: (_params, search) =>
      read<typeof getSettings>('/admin/merchant/setting', {
        query: { id: firstMerchant(search) },
      }),
    entry: {
      title: { id: 'admin.nav.settings', defaultMessage: 'Store settings' },
      icon: 'settings',
      menu: 'settings',
      id: 86,
    },
  },
  'platform-settings': {
    path: '/pages/setting/platform',
    access: 'platform.manage',
    page: 'floor/PlatformSettings',
    first: () => read<typeof getPlatformSetting>('/admin/setting', { query: { type: 'contact' } }),
    entry: {
      title: { id: 'admin.nav.platform', defaultMessage: 'Platform settings' },
      icon: 'settings',
      menu: 'settings',
      id: 91,
    },
  },
  features: {
    path: '/pages/setting/feature',
    access: 'feature.toggle',
    page: 'floor/Features',
    first: (_params, search) =>
      read<typeof showFeature>('/admin/merchant/show_feature', {
        query: { merchant_id: firstMerchant(search) },
      }),
    entry: {
      title: { id: 'admin.nav.features', defaultMessage: 'Features' },
      icon: 'settings',
      menu: 'settings',
      id: 105,
    },
  },
  'kitchen-zones': {
    path: '/pages/setting/kitchen_zone',
    access: 'kitchen.edit',
    page: 'floor/KitchenZones',
    first: (_params, search) =>
      read<typeof listKitchenZones>('/admin/kitchen_zone', { query: whole(search) }),
    entry: {
      title: { id: 'admin.nav.zones', defaultMessage: 'Kitchen Zone' },
      icon: 'settings',
      menu: 'settings',
      id: 37,
    },
  },
  'booking-settings': {
    path: '/reservations/settings',
    access: 'queue.manage',
    feature: 'reservations',
    page: 'floor/ReservationSettings',
    first: (_params, search) =>
      read<typeof getReservationCalendar>('/admin/reservation_calendar', {
        query: ofMerchant(search),
      }),
    entry: {
      title: { id: 'admin.nav.bookingSettings', defaultMessage: 'Booking settings' },
      icon: 'settings',
      menu: 'settings',
      id: 46,
    },
  },
  'payment-options': {
    path: '/pages/setting/payment_option',
    access: 'payment.options',
    page: 'floor/PaymentOptions',
    first: (_params, search) =>
      read<typeof listAllPaymentOptions>('/admin/payment_option', { query: whole(search) }),
    entry: {
      title: { id: 'admin.nav.paymentOptions', defaultMessage: 'Payment options' },
      icon: 'settings',
      menu: 'settings',
      id: 59,
    },
  },
  printers: {
    path: '/pages/setting/printer',
    access: 'print.settings',
    page: 'floor/Printers',
    first: (_params, search) =>
      read<typeof listPrinters>('/admin/printer', { query: whole(search) }),
    entry: {
      title: { id: 'admin.nav.printers', defaultMessage: 'Printers' },
      icon: 'printer',
      menu: 'settings',
      id: 40,
    },
  },
  receipts: {
    path: '/pages/setting/receipt',
    access: 'print.settings',
    page: 'floor/ReceiptTemplate',
    first: (_params, search) =>
      read<typeof getPrintTemplate>('/admin/print_template', {
        query: ofMerchant(search),
      }),
    entry: {
      title: { id: 'admin.nav.receipt', defaultMessage: 'Receipts and tickets' },
      icon: 'receipt',
      menu: 'settings',
      id: 41,
    },
  },
  'shared-devices': {
    path: '/pages/setting/device',
    access: 'device.manage',
    page: 'floor/SharedDevices',
    first: (_params, search) =>
      read<typeof listPairedDevices>('/admin/device', { query: whole(search) }),
    entry: {
      title: { id: 'admin.nav.sharedDevices', defaultMessage: 'Shared devices' },
      icon: 'phone',
      menu: 'settings',
      id: 57,
    },
  },
} as const satisfies Record<string, Screen>;
