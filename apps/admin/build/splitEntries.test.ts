import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entriesModule, withoutEntries, withoutTemplateEntries } from './splitEntries.ts';

const code = `export const dayScreens = {
  'live-orders': {
    path: '/orders/live',
    entry: { title: { id: 'a', defaultMessage: 'Live' }, icon: 'receipt', menu: 'day', id: 1 },
    first: () => read('/a', { entry: 1 }),
  },
  table: { path: '/tables/:id' },
} as const satisfies Record<string, Screen>;`;

test('withoutEntries removes the menu entries from screens and nothing else', () => {
  const left = withoutEntries(code);
  expect(left).not.toContain('defaultMessage');
  expect(left).toContain("path: '/orders/live'");
  expect(left).toContain(`first: () => read('/a', { entry: 1 })`);
  expect(left).toContain("table: { path: '/tables/:id' }");
});

test('entriesModule exports the menu entries by the names of their screens', () => {
  expect(entriesModule([code])).toContain(
    `"live-orders": { title: { id: 'a', defaultMessage: 'Live' }, icon: 'receipt', menu: 'day', id: 1 },`,
  );
});

test('withoutTemplateEntries drops every entry of template screens and keeps their paths', () => {
  const path = new URL('../src/boot/templateScreens.ts', import.meta.url);
  const screens = readFileSync(path, 'utf8');
  const left = withoutTemplateEntries(screens);
  expect(screens).toContain("'Sign in, basic'");
  expect(left).not.toMatch(/\bentry\(/);
  expect(left).not.toContain('Sign in, basic');
  expect(left).toContain("auth('login-basic')");
});
