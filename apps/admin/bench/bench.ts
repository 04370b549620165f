// Measures the built admin in Chromium against React alone, on this machine, from the real server.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { printApps } from './apps.ts';
import { openBrowser, signInBy, waitForWorker } from './browser.ts';
import { createClient } from '@servery/api';
import { printFirstRows } from './firstRows.ts';
import { printFrames } from './frames.ts';
import { startHost } from './host.ts';
import { printInteractions } from './interactions.ts';
import { buildPages } from './pages.ts';
import { printRooms } from './rooms.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const only = process.argv.slice(2);
const isWanted = (part: string) => only.length === 0 || only.includes(part);

const folder = mkdtempSync(join(tmpdir(), 'servery-bench-'));
await buildPages(join(folder, 'pages'));
// Rooms are filled anew; only lists need a past.
const days = only.length > 0 && only.every((it) => it === 'rooms' || it === 'apps') ? 1 : 320;
const host = await startHost(join(folder, 'data'), join(folder, 'pages'), days);
const browser = await openBrowser();
console.log(
  `${new Date().toISOString()}, ${cpus().length} × ${cpus()[0]?.model}, Chromium ${browser.version()}, ${rounds} rounds`,
);
try {
  // A worker that is installed on the way would make every later visit another one.
  const nobody = await browser.newContext({ serviceWorkers: 'block' });
  const somebody = await browser.newContext({ serviceWorkers: 'block' });
  await signInBy(somebody, host.url, 'merchant');
  const token = await host.signIn('merchant');
  await somebody.addInitScript((it) => localStorage.setItem('floor.token', it), token);
  if (isWanted('rows')) {
    const installed = await browser.newContext();
    await signInBy(installed, host.url, 'merchant');
    await waitForWorker(installed, host.url);
    await printFirstRows({ nobody, somebody, installed }, host.url, rounds);
  }
  if (isWanted('acts')) await printInteractions(somebody, host.url, rounds);
  const client = createClient({ baseURL: `${host.url}/api`, credentials: { token: () => token } });
  if (isWanted('frames')) await printFrames(somebody, host.url, client);
  if (isWanted('apps')) await printApps(somebody, host.url);
  if (isWanted('rooms')) await printRooms(somebody, host.url, client);
} finally {
  await browser.close();
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
}
