import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { chromium, type Browser, type Page } from 'playwright';
import { publint } from 'publint';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumArgs, findChromium, noChromium } from '../../../scripts/chromium.mjs';
import manifest from '../package.json' with { type: 'json' };
import { build, inProduct, install, typecheck, type Product } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await install();
});
afterAll(() => rmSync(product.folder, { recursive: true, force: true }));

test('every entry but the stories’ own is published, as it is here', () => {
  const published = Object.entries(manifest.exports)
    .filter(([name]) => name !== './guide')
    .map(([name, file]) => {
      const built = file
        .replace('./src/styles/fonts/', './dist/assets/fonts/')
        .replace('./src/', './dist/');
      if (built.endsWith('.d.ts')) return [name, { types: built }];
      const [path, extension] = built.split(/(?=\.tsx?$)/);
      return [name, extension ? { types: `${path}.d.ts`, default: `${path}.js` } : built];
    });
  expect(manifest.publishConfig.exports).toEqual(Object.fromEntries(published));
});

test('publint finds nothing', async () => {
  const { messages } = await publint({ pack: { tarball: product.tarball }, strict: true });
  expect(messages).toEqual([]);
});

test('the types are right wherever modules are', async () => {
  const analysis = await checkPackage(
    createPackageFromTarballData(new Uint8Array(product.tarball)),
  );
  if (!analysis.types) throw new Error('It has no types.');
  // Node before modules, and `require`, are not served.
  const isServed = ({ resolutionKind = '' }) => !/^node10$|cjs/i.test(resolutionKind);
  expect(
    analysis.problems.filter(
      (problem) =>
        isServed(problem as { resolutionKind?: string }) && problem.kind !== 'CJSResolvesToESM',
    ),
  ).toEqual([]);
});

test('colours code while a product is built', async () => {
  const lines = await inProduct<unknown>(
    product,
    `const { highlight } = await import('@servery/ui/highlight');
    console.log(JSON.stringify(await highlight('const two = 2;', 'typescript')));`,
  );
  expect(lines).toEqual([expect.arrayContaining([['keyword', 'const ']])]);
});

test('names the licence of everything that is part of it', () => {
  const text = readFileSync(
    join(product.folder, 'node_modules/@servery/ui/dist/LICENCES.md'),
    'utf8',
  );
  for (const name of ['@radix-ui/react-select', '@floating-ui/dom', 'react-aria'])
    expect(text).toContain(`${name} `);
});

test('its types hold in a strict product that skips none', async () => {
  expect(await typecheck(product)).toBe('');
});

describe('a product of somebody else’s', () => {
  let server: PreviewServer;
  let browser: Browser;
  let page: Page;
  let dist: string;
  const faults: string[] = [];

  beforeAll(async () => {
    dist = await build(product);
    const executablePath = findChromium();
    if (!executablePath) throw new Error(noChromium);
    server = await preview({ root: product.folder, preview: { port: 0 }, logLevel: 'error' });
    browser = await chromium.launch({ executablePath, args: chromiumArgs });
    page = await browser.newPage({ reducedMotion: 'reduce' });
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('response', (it) => it.ok() || faults.push(`${it.status()} ${it.url()}`));
    await page.goto(server.resolvedUrls!.local[0]!);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  test('shows a themed form and table, which work', async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Grace');
    await page.getByRole('combobox', { name: 'Room' }).click();
    await page.getByRole('option', { name: 'Garden' }).click();
    await page.getByRole('button', { name: 'Book' }).click();
    const row = page.getByRole('table', { name: 'Bookings' }).getByRole('row', { name: /Grace/ });
    await row.waitFor();
    expect(await row.innerText()).toContain('Garden');
    const hasFont = await page.evaluate(() => document.fonts.check('16px "Hanken Grotesk"'));
    expect(hasFont).toBe(true);
    expect(faults).toEqual([]);
  });

  test('wears its own brand, by day and by night', async () => {
    const colour = () =>
      page
        .getByRole('button', { name: 'Book' })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    await page.mouse.move(0, 0);
    await expect.poll(colour).toMatch(/^oklch\([\d.]+ 0\.\d+ 29\d/);
    const day = await colour();
    await page.getByRole('switch', { name: 'Dark' }).press('Space');
    await expect.poll(colour).not.toBe(day);
    const scheme = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await scheme()).toBe('dark');
  });

  test('gets the CSS of what it takes, and no other', () => {
    const kit = join(product.folder, 'node_modules/@servery/ui/dist/assets');
    const alone = readFileSync(join(dist, 'button.html'), 'utf8');
    const css = readdirSync(join(dist, 'assets'))
      .filter((name) => name.endsWith('.css') && alone.includes(name))
      .map((name) => readFileSync(join(dist, 'assets', name), 'utf8'))
      .join('');
    const classesIn = (text: string) =>
      new Set(text.replace(/@layer [^{;]*/g, '').match(/\.[a-z_][\w-]*(?=[^{}]*\{)/gi));
    const there = classesIn(css);
    const owners = readdirSync(kit)
      .filter((name) => name.endsWith('.css'))
      .filter((name) => {
        const own = classesIn(readFileSync(join(kit, name), 'utf8'));
        return [...own].some((one) => there.has(one));
      })
      .map((name) => name.split('.')[0]);
    expect(new Set(owners)).toEqual(new Set(['Button', 'Spinner']));
  });
});
