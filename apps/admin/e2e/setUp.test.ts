import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import { openBrowser } from './support/openBrowser.ts';
import { startServer, stopServer } from './support/startServer.ts';

test('a newcomer sets up a business on an empty server and is signed in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'servery-e2e-'));
  const { server, url, printed } = await startServer({
    folder,
    compiled: inject('compiledFolder'),
    aheadMs: inject('aheadMs'),
    env: { SERVERY_SAMPLE: 'off' },
  });
  try {
    await using devices = await openBrowser(url);
    const { page, errors } = await devices.open();
    const code = /use the code (\S+)/.exec(printed)![1]!;
    await page.goto('/');
    await page.getByRole('heading', { name: 'Set up your business' }).waitFor();
    await expectAccessible(page, 'the set-up form');
    await page.getByLabel('Setup code').fill(code.toUpperCase());
    await page.getByLabel('Business name').fill('Kopitiam Jaya');
    await page.getByLabel('Your name').fill('Lim Mei Ling');
    await page.getByLabel('Username').fill('mei.ling');
    await page.getByLabel('Password', { exact: true }).fill('lemang over an open fire');
    await page.keyboard.press('Enter');
    await page.getByText('Kopitiam Jaya').first().waitFor();
    await page.getByText('All quiet in the kitchen').waitFor();
    await expectAccessible(page, 'the board of a new business');
    expect(errors).toEqual([]);

    const other = await devices.open();
    await other.page.goto('/');
    await other.page.getByRole('button', { name: 'Pair this device' }).waitFor();
    await expect
      .poll(() => other.page.getByRole('button', { name: 'Set up your own business' }).count())
      .toBe(0);
  } finally {
    await stopServer(server, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
});
