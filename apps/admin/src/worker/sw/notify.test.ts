import { expect, test } from 'vitest';
import { readPush } from './notify.ts';

const origin = 'https://shop.example';
const read = (said: unknown) => readPush(JSON.stringify(said), origin);

test('shows what a push says and where it leads', () => {
  const said = { title: 'A07', body: 'New order', tag: 'order-7', url: '/orders/7?from=push' };
  expect(read(said)).toEqual(said);
});

test('leads nowhere but into the app', () => {
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

test('has something to show whatever came', () => {
  for (const text of [undefined, '', '[]', 'null', '7', '{"title":{}}'])
    expect(readPush(text, origin)).toMatchObject({ title: 'Servery', url: '/' });
  expect(readPush('Order ready', origin).body).toBe('Order ready');
});
