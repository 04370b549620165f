import type { PushWords } from '@servery/api';

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

/** What is said of an order, or of a test where there is none: its number and nothing of its guest. */
export function pushNotice(
  words: PushWords,
  order: { id: number; number: string } | null,
): PushNotice {
  if (!order)
    return {
      title: words.test_title,
      body: words.test_body,
      url: '/account/notifications',
      tag: 'test',
    };
  const filled = (text: string) => text.replaceAll('{number}', () => order.number);
  return {
    title: filled(words.order_title),
    body: filled(words.order_body),
    url: `/orders/${order.id}`,
    tag: `order-${order.id}`,
  };
}
