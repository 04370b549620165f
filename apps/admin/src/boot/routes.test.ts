import { expect, test } from 'vitest';
import { fillAddress } from './href.ts';
import { findRoute, type Route } from './screen.ts';

const route = (name: string, path: string): Route => ({
  name,
  path,
  access: 'session',
  page: name,
  load: () => Promise.reject(new Error('No page has to load.')),
});

test('fillAddress fills the parts of a path and puts other values into the query', () => {
  const order = { path: '/orders/:id' };
  expect(fillAddress(order, { id: 7 })).toBe('/orders/7');
  expect(fillAddress(order, { id: 'a/b', merchant_id: 101, job: undefined })).toBe(
    '/orders/a%2Fb?merchant_id=101',
  );
  expect(fillAddress({ path: '/queue' })).toBe('/queue');
});

test('findRoute returns the first matching path with its named parts', () => {
  const routes = [route('history', '/orders/history'), route('order', '/orders/:id')];
  expect(findRoute(routes, '/orders/history')?.route.name).toBe('history');
  expect(findRoute(routes, '/orders/7')).toMatchObject({
    route: { name: 'order' },
    params: { id: '7' },
  });
  expect(findRoute(routes, '/orders')).toBeNull();
  expect(findRoute(routes, '/orders/')).toBeNull();
  expect(findRoute(routes, '/orders/7/items')).toBeNull();
});
