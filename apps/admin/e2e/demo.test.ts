import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type Devices } from './support/openBrowser.ts';
import { shopNow } from './support/shopNow.ts';
import { Till } from './support/Till.ts';

const folder = fileURLToPath(new URL('../dist-demo', import.meta.url));
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

let files: Server;
let devices: Devices;

/** Serves only static files, as any static host does. */
beforeAll(async () => {
  files = createServer((request, response) => {
    const wanted = join(folder, new URL(request.url ?? '/', 'http://files').pathname);
    const path = extname(wanted) && existsSync(wanted) ? wanted : join(folder, 'index.html');
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    createReadStream(path).pipe(response);
  });
  await new Promise<void>((resolve) => {
    files.listen(0, '127.0.0.1', resolve);
  });
  devices = await openBrowser(`http://127.0.0.1:${(files.address() as AddressInfo).port}`);
});

afterAll(async () => {
  await devices?.[Symbol.asyncDispose]();
  files?.closeAllConnections();
  files?.close();
});

test('the demo works without a server, keeps changes and simulates new orders', async () => {
  const { page, errors } = await devices.open({ serviceWorkers: 'allow' });
  await page.clock.install({ time: shopNow() });
  const till = new Till(page);
  await till.signIn('merchant', 'servery');
  const ticket = till
    .lane('Action needed')
    .getByRole('article')
    .filter({
      has: page.getByRole('button', { name: 'Start', exact: true }),
    });
  const opener = ticket.first().getByRole('button', { name: /^Order / });
  const name = (await opener.getAttribute('aria-label')) ?? '';
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
    .getByRole('button', { name: 'Start', exact: true })
    .click();
  const started = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
    .getByText('Preparing', { exact: true });
  await started.waitFor();

  await page.clock.fastForward('02:00');
  await page.getByText(/^(New order [A-Z]\d+: |\d+ new orders)/).waitFor();

  await page.reload();
  await started.waitFor();
  expect(errors).toEqual([]);
});
