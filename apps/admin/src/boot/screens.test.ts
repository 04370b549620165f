import { rightMessages } from '@servery/account/messages';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { screens } from './screens.ts';
import type { Access, Screen } from './screen.ts';
import { templateScreens } from './templateScreens.ts';

const folder = new URL('../', import.meta.url);
const named: Readonly<Record<string, Screen>> = { ...screens, ...templateScreens() };
const { formatMessage } = createIntl({ locale: 'en', onError: () => undefined });

const pages = Object.entries(named).flatMap(([target, { path, entry, feature }]) => {
  if (!entry) return [];
  const { id, icon } = entry;
  const title = entry.menu ? formatMessage(entry.title) : entry.title;
  return [{ id, target, title, icon, link: path, feature }];
});

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

test('every screen has its own path, and every page entry its own id', () => {
  expect(isUnique(Object.values(named).map(({ path }) => path))).toBe(true);
  expect(isUnique(pages.map(({ id }) => id))).toBe(true);
  for (const { target, link } of pages) {
    expect(target).toMatch(/^[a-z-]+$/);
    expect(link).toMatch(/^\/[a-z_-]+(\/[a-z_-]+)*$/);
  }
});

test('every screen names an existing page, and every page belongs to a screen', () => {
  const files = globSync('**/*Page.tsx', { cwd: new URL('pages/', folder) });
  // The PIN page covers the whole app, whichever screen is open.
  const known = files.map((file) => file.slice(0, -'Page.tsx'.length)).filter((it) => it !== 'Pin');
  expect([...new Set(Object.values(named).map(({ page }) => page))].toSorted()).toEqual(
    known.toSorted(),
  );
});

test('every permission of a screen has a name', () => {
  const open: readonly Access[] = ['public', 'guest', 'session'];
  const permissions = Object.values(named).map(({ access }) => access);
  const unnamed = permissions.filter((it) => !open.includes(it) && !(it in rightMessages));
  expect(unnamed).toEqual([]);
});

test('the API lists the same pages as the app; if this fails, run `pnpm pages`', async () => {
  const file = fileURLToPath(new URL('../../../packages/api/src/pages.json', folder));
  await expect(`${JSON.stringify(pages, null, 2)}\n`).toMatchFileSnapshot(file);
});
