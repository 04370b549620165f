// Measures the built admin in Chromium, served by the real server, against a page with React only.
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
import { printScreens } from './screens.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const only = process.argv.slice(2);
const isWanted = (part: string) => only.length === 0 || only.includes(part);

const folder = mkdtempSync(join(tmpdir(), 'servery-bench-'));
await buildPages(join(folder, 'pages'));
// The `screens` and `apps` benchmarks create their own data; only lists need past orders.
const days = only.length > 0 && only.every((it) => it === 'screens' || it === 'apps') ? 1 : 320;
const host = await startHost(join(folder, 'data'), join(folder, 'pages'), days);
const browser = await openBrowser();
console.log(
  `${new Date().toISOString()}, ${cpus().length} × ${cpus()[0]?.model}, Chromium ${browser.version()}, ${rounds} rounds`,
);
try {
  // Block service workers: one installed during a visit would change every later visit.
  const signedOut = await browser.newContext({ serviceWorkers: 'block' });
  const signedIn = await browser.newContext({ serviceWorkers: 'block' });
  await signInBy(signedIn, host.url, 'merchant');
  const token = await host.signIn('merchant');
  await signedIn.addInitScript((it) => localStorage.setItem('floor.token', it), token);
  if (isWanted('rows')) {
    const installed = await browser.newContext();
    await signInBy(installed, host.url, 'merchant');
    await waitForWorker(installed, host.url);
    await printFirstRows({ signedOut, signedIn, installed }, host.url, rounds);
  }
  if (isWanted('acts')) await printInteractions(signedIn, host.url, rounds);
  const client = createClient({ baseURL: `${host.url}/api`, credentials: { token: () => token } });
  if (isWanted('frames')) await printFrames(signedIn, host.url, client);
  if (isWanted('apps')) await printApps(signedIn, host.url);
  if (isWanted('screens')) await printScreens(signedIn, host.url, client);
} finally {
  await browser.close();
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
}
