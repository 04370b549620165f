import type { getPush, listDevices } from '@servery/api';
import { signInPath } from '../../session/signInPath.ts';
import { read } from '../reads.ts';
import type { Screen } from '../screen.ts';

/** The account screens of the signed-in person, and the sign-in page. */
export const accountScreens = {
  account: {
    path: '/account',
    access: 'session',
    page: 'Account',
    entry: {
      title: { id: 'admin.nav.profile', defaultMessage: 'Profile' },
      icon: 'user',
      menu: 'account',
      id: 3,
    },
  },
  password: {
    path: '/account/password',
    access: 'session',
    page: 'Account',
    entry: {
      title: { id: 'admin.nav.password', defaultMessage: 'Password and PIN' },
      icon: 'lock',
      menu: 'account',
      id: 4,
    },
  },
  devices: {
    path: '/account/devices',
    access: 'session',
    page: 'Account',
    first: () => read<typeof listDevices>('/account/devices', {}),
    entry: {
      title: { id: 'admin.nav.devices', defaultMessage: 'Devices' },
      icon: 'phone',
      menu: 'account',
      id: 5,
    },
  },
  notifications: {
    path: '/account/notifications',
    access: 'session',
    page: 'Account',
    first: () => read<typeof getPush>('/subscribe', {}),
    entry: {
      title: { id: 'admin.nav.notifications', defaultMessage: 'Notifications' },
      icon: 'bell',
      menu: 'account',
      id: 6,
    },
  },
  invitation: { path: '/invitation', access: 'public', page: 'Invitation', isBlank: true },
  'sign-in': { path: signInPath, access: 'guest', page: 'SignIn' },
} as const satisfies Record<string, Screen>;
