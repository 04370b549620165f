import { expect, test } from 'vitest';
import { readPush } from './notify.ts';

const origin = 'https://shop.example';
const read = (payload: unknown) => readPush(JSON.stringify(payload), origin);

test('readPush returns the texts and the path of a push message', () => {
  const payload = { title: 'A07', body: 'New order', tag: 'order-7', url: '/orders/7?from=push' };
  expect(read(payload)).toEqual(payload);
});

test('readPush accepts only URLs of the app', () => {
  for (const url of [
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'http://',
    7,
  ])
    expect(read({ url }).url).toBe('/');
  expect(read({ url: `${origin}/orders/history` }).url).toBe('/orders/history');
});

test('readPush returns something to show for any input', () => {
  for (const text of [undefined, '', '[]', 'null', '7', '{"title":{}}'])
    expect(readPush(text, origin)).toMatchObject({ title: 'Servery', url: '/' });
  expect(readPush('Order ready', origin).body).toBe('Order ready');
});
