import type { PushWords, RequestKind } from '@servery/api';

/** Devices of one person that get push messages at once. */
export const mostPushDevices = 10;

/** What a push message carries, and a service worker shows. */
export interface PushNotice {
  title: string;
  body: string;
  /** Where pressing it leads, in the admin. */
  url: string;
  /** Two notices with one tag take the same place on the screen. */
  tag: string;
}

/** What a push message is about: a new order by its number, or a guest's request by its table. */
export interface PushSubject {
  kind: 'order' | RequestKind;
  /** The id of the order, or of the table. */
  id: number;
  /** The number of the order, or the name of the table. */
  name: string;
}

const english = { bill: 'Bill requested', help: 'Help requested', body: 'Table {table}' };

/** Returns what a push message says, or that of a test if there is no subject; nothing of a guest is in it. */
export function pushNotice(words: PushWords, subject: PushSubject | null): PushNotice {
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
  const title = kind === 'bill' ? words.bill_title : words.help_title;
  return {
    title: title ?? english[kind],
    body: (words.request_body ?? english.body).replaceAll('{table}', () => name),
    url: `/tables/${id}`,
    tag: `table-${id}`,
  };
}
