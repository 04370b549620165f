import type { displayQueue, getBookingPage, getGuestMenu, getQueuePlace } from '@servery/api';
import { read } from '../reads.ts';
import type { Screen } from '../screen.ts';
import { tokenIn } from './query.ts';

/** The pages for guests, and the public queue display. */
export const guestScreens = {
  book: {
    path: '/book/:token',
    access: 'public',
    page: 'floor/Book',
    isBlank: true,
    first: (params, search) =>
      new URLSearchParams(search).has('booking')
        ? null
        : read<typeof getBookingPage>('/book/:token', { params: { token: tokenIn(params) } }),
  },
  join: {
    path: '/join/:token',
    access: 'public',
    page: 'floor/Join',
    isBlank: true,
    first: (params, search) => {
      const ticket = new URLSearchParams(search).get('ticket');
      return ticket === null
        ? read<typeof displayQueue>('/queue_display', { query: { token: tokenIn(params) } })
        : read<typeof getQueuePlace>('/queue_place', { query: { token: ticket } });
    },
  },
  'guest-table': {
    path: '/t/:token',
    access: 'public',
    page: 'floor/GuestTable',
    isBlank: true,
    isForGuests: true,
    first: (params) =>
      read<typeof getGuestMenu>('/guest_menu', { query: { token: tokenIn(params) } }),
  },
  'queue-display': {
    path: '/display/:token',
    access: 'public',
    page: 'floor/QueueDisplay',
    isBlank: true,
    first: (params) =>
      read<typeof displayQueue>('/queue_display', { query: { token: tokenIn(params) } }),
  },
} as const satisfies Record<string, Screen>;
