import type {
  getMerchantDocuments,
  getSetUpGuide,
  getStaffRights,
  listEmployees,
  listMedia,
  listMerchants,
  listPlatformAccounts,
  listStaff,
} from '@servery/api';
import { setUpPath } from '../../session/signInPath.ts';
import { firstMerchant, requestedMerchant } from '../../session/firstMerchant.ts';
import { read } from '../reads.ts';
import type { Screen } from '../screen.ts';
import { idIn, isPlain, ofMerchant } from './query.ts';

/** The screens of a business: its set-up, people and pictures. */
export const businessScreens = {
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
  merchants: {
    path: '/merchants',
    access: 'merchant.list',
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
  'platform-accounts': {
    path: '/platform-accounts',
    access: 'platform.manage',
    page: 'floor/PlatformAccounts',
    hasAllMerchants: true,
    first: (_params, search) =>
      isPlain(search)
        ? read<typeof listPlatformAccounts>('/admin/platform_account', { query: { order: 'asc' } })
        : null,
    entry: {
      title: { id: 'admin.nav.platformAccounts', defaultMessage: 'Platform accounts' },
      icon: 'user',
      menu: 'library',
      id: 102,
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
