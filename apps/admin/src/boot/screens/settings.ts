import type {
  getMerchantDocuments,
  getPlatformSetting,
  getPrintTemplate,
  getReservationCalendar,
  getSettings,
  getSetUpGuide,
  getStaffRights,
  listAllPaymentOptions,
  listEmployees,
  listKitchenZones,
  listMedia,
  listMerchants,
  listPairedDevices,
  listPrinters,
  listStaff,
  showFeature,
} from '@servery/api';
import { setUpPath } from '../../session/signInPath.ts';
import { firstMerchant, requestedMerchant } from '../../session/firstMerchant.ts';
import { read } from '../reads.ts';
import type { Screen } from '../screen.ts';
import { idIn, isPlain, ofMerchant, whole } from './query.ts';

/** The settings screens of a merchant, and its pictures. */
export const settingsScreens = {
  'set-up': {
    path: setUpPath,
    access: 'merchant.profile',
    page: 'floor/SetUp',
    first: (_params, search) =>
      read<typeof getSetUpGuide>('/admin/merchant/set_up', { query: ofMerchant(search) }),
    entry: {
      title: { id: 'admin.nav.setUp', defaultMessage: 'Set-up guide' },
      icon: 'settings',
      // Outside the group of settings, so that every step leads back in one click.
      menu: 'library',
      id: 90,
    },
  },
  documents: {
    path: `${setUpPath}/documents`,
    access: 'merchant.profile',
    page: 'floor/Documents',
    first: (_params, search) =>
      read<typeof getMerchantDocuments>('/admin/merchant/document', { query: ofMerchant(search) }),
  },
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
  merchants: {
    path: '/merchants',
    access: 'merchant.manage',
    page: 'floor/Merchants',
    hasAllMerchants: true,
    first: (_params, search) =>
      isPlain(search) ? read<typeof listMerchants>('/admin/user', { query: {} }) : null,
    entry: {
      title: { id: 'admin.nav.merchants', defaultMessage: 'Merchants' },
      icon: 'customers',
      menu: 'library',
      id: 101,
    },
  },
  staff: {
    path: '/pages/setting/operation',
    access: 'staff.manage',
    page: 'floor/Staff',
    hasAllMerchants: true,
    first: (_params, search) =>
      isPlain(search)
        ? read<typeof listStaff>('/admin/merchant_staff_index', {
            query: { merchant_id: requestedMerchant(search), order: 'asc' },
          })
        : null,
    entry: {
      title: { id: 'admin.nav.staff', defaultMessage: 'Staff' },
      icon: 'customers',
      menu: 'library',
      id: 96,
    },
  },
  employees: {
    path: '/employees',
    access: 'staff.manage',
    page: 'floor/Employees',
    hasAllMerchants: true,
    first: (_params, search) =>
      isPlain(search)
        ? read<typeof listEmployees>('/admin/merchant_employee', {
            query: { merchant_id: requestedMerchant(search), order: 'asc' },
          })
        : null,
    entry: {
      title: { id: 'admin.nav.employees', defaultMessage: 'Employees' },
      icon: 'customers',
      menu: 'library',
      id: 98,
    },
  },
  attendance: {
    path: '/attendance',
    // Managers see everyone's hours, and others their own: the screen decides which.
    access: 'session',
    feature: 'attendance',
    page: 'floor/Attendance',
    entry: {
      title: { id: 'admin.nav.attendance', defaultMessage: 'Attendance' },
      icon: 'customers',
      menu: 'library',
      id: 99,
    },
  },
  'staff-rights': {
    path: '/staff/:id',
    access: 'staff.manage',
    page: 'floor/StaffRights',
    first: (params) => {
      const id = idIn(params);
      return id
        ? read<typeof getStaffRights>('/admin/merchant_staff/:id/rights', { params: { id } })
        : null;
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
  media: {
    path: '/media',
    access: 'media.edit',
    page: 'floor/Media',
    first: (_params, search) =>
      isPlain(search)
        ? read<typeof listMedia>('/admin/media', {
            query: {
              search: '',
              status: '',
              sort: 'added',
              order: 'desc',
              start: 0,
              length: 12,
              merchant_id: firstMerchant(search),
            },
          })
        : null,
    entry: {
      title: { id: 'admin.nav.media', defaultMessage: 'Media library' },
      icon: 'image',
      menu: 'library',
      id: 43,
    },
  },
} as const satisfies Record<string, Screen>;
