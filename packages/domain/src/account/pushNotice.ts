import type { PushMessages, RequestKind } from '@servery/api';

/** The maximum number of a person's devices that get push messages. */
export const maxPushDevices = 10;

/** The content of a push message, as a service worker shows it. */
export interface PushNotice {
  title: string;
  body: string;
  /** The admin page that pressing the message opens. */
  url: string;
  /** A notice replaces an earlier one with the same tag on the screen. */
  tag: string;
}

/**
 * The subject of a push message: a new order, a guest's request at a table, or a booking request.
 */
export interface PushSubject {
  kind: 'order' | 'booking' | RequestKind;
  /** The id of the order, the table or the booking. */
  id: number;
  /** The number of the order or the name of the table; empty for a booking. */
  name: string;
}

const english = {
  bill: 'Bill requested',
  help: 'Help requested',
  body: 'Table {table}',
  booking: 'Booking requested',
  bookingBody: 'Open Reservations to confirm or decline it.',
};

/**
 * Returns the content of a push message, or of a test message without a subject. It holds no guest
 * data.
 */
export function pushNotice(words: PushMessages, subject: PushSubject | null): PushNotice {
  if (!subject)
    return {
      title: words.test_title,
      body: words.test_body,
      url: '/account/notifications',
      tag: 'test',
    };
  const { kind, id, name } = subject;
  if (kind === 'order') {
    const filled = (text: string) => text.replaceAll('{number}', () => name);
    return {
      title: filled(words.order_title),
      body: filled(words.order_body),
      url: `/orders/${id}`,
      tag: `order-${id}`,
    };
  }
  if (kind === 'booking')
    return {
      title: words.booking_title ?? english.booking,
      body: words.booking_body ?? english.bookingBody,
      url: `/reservations?open=${id}`,
      tag: `booking-${id}`,
    };
  const title = kind === 'bill' ? words.bill_title : words.help_title;
  return {
    title: title ?? english[kind],
    body: (words.request_body ?? english.body).replaceAll('{table}', () => name),
    url: `/tables/${id}`,
    tag: `table-${id}`,
  };
}
