import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { browse } from './browse.ts';
import { inProduct } from './product.ts';

const { next } = inject('products');
let server: ChildProcess | undefined;
let address: string;
let stage: Awaited<ReturnType<typeof browse>>;

beforeAll(async () => {
  await inProduct(next, 'next', 'build');
  [server, address] = await start();
  stage = await browse();
});
afterAll(async () => {
  if (!server) return;
  const closed = once(server, 'close');
  server.kill();
  await Promise.all([closed, stage.close()]);
});

/** Starts the built app on a free port of this machine. */
async function start(): Promise<[ChildProcess, string]> {
  const cli = join(next, 'node_modules/next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  const child = spawn(process.execPath, [cli, 'start', '-H', '127.0.0.1', '-p', '0'], {
    cwd: next,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (found) return [child, found];
  }
  throw new Error('Next.js stopped without saying where it listens.');
}

test('a Next.js app renders server components of the kit', async () => {
  const html = await (await fetch(address)).text();
  expect(html).toContain('Rooms by the hour');
  expect(html).toContain('Ada');
});

test('a Next.js app hydrates without a warning and opens a dialog above the page', async () => {
  const { page, faults } = stage;
  await page.goto(address);
  const book = page.getByRole('button', { name: 'Book' });
  const background = await book.evaluate((button) => getComputedStyle(button).backgroundColor);
  // Next.js writes the accent colour as `lab()`.
  expect(background).toMatch(/^(oklch|lab)\(/);
  await page.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change booking' });
  await dialog.getByRole('combobox', { name: 'Room' }).click();
  await page.getByRole('option', { name: 'Garden' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Booking changed').waitFor();
  const isOnTop = await dialog.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  expect(faults).toEqual([]);
});
