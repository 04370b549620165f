import type { BrowserContext } from 'playwright';
import { visit, type Speed } from './browser.ts';
import { median, ms, printTable } from './figures.ts';

interface Contest {
  name: string;
  app: { path: string; ready: string };
  floor: { path: string; ready: string };
  /** The target ratio of the app's time to that of the baseline ("floor"), by kind of visit. */
  maxRatios: Partial<Record<Time, number>>;
}

/**
 * The kind of visit: with an empty cache, with the HTTP cache only, or with the service worker
 * installed.
 */
type Time = 'cold' | 'again' | 'installed';

const rows = { app: '[role=row][data-index]', floor: 'tbody tr' };
const form = 'button[type=submit]';

const signIn: Contest = {
  name: 'sign-in ready',
  app: { path: '/login', ready: form },
  floor: { path: '/floor/sign-in.html', ready: form },
  maxRatios: { cold: 1.3 },
};
const lists: Contest[] = [
  {
    name: 'board, first ticket',
    app: { path: '/orders/live', ready: 'article' },
    floor: { path: '/floor/board.html', ready: rows.floor },
    maxRatios: { cold: 1.5, again: 1.2, installed: 0.7 },
  },
  {
    name: 'history, first row',
    app: { path: '/orders/history', ready: rows.app },
    floor: { path: '/floor/history.html', ready: rows.floor },
    maxRatios: { cold: 1.5, again: 1.2, installed: 0.7 },
  },
];

/** Runs in the page: records when an element that matches the selector has been painted. */
function watch(ready: string) {
  const seen = Promise.withResolvers<number>();
  Object.assign(window, { painted: seen.promise });
  const look = () => {
    if (!document.querySelector(ready)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => seen.resolve(performance.now())));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
}

/** Returns the milliseconds from the start of the visit until `ready` is painted. */
async function load(
  context: BrowserContext,
  url: string,
  ready: string,
  isCold: boolean,
  speed: Speed,
) {
  await using opened = await visit(context, speed);
  const { page, tools } = opened;
  if (isCold) await tools.send('Network.clearBrowserCache');
  await page.addInitScript(watch, ready);
  await page.goto(url, { waitUntil: 'commit' });
  return await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}

async function contest(
  contexts: { app: BrowserContext; floor: BrowserContext },
  url: string,
  { name, app, floor, maxRatios }: Contest,
  { time, speed, rounds }: { time: Time; speed: Speed; rounds: number },
): Promise<string[]> {
  const isCold = time === 'cold';
  const times = { app: [] as number[], floor: [] as number[] };
  const run = async (which: 'app' | 'floor') => {
    const { path, ready } = which === 'app' ? app : floor;
    times[which].push(await load(contexts[which], url + path, ready, isCold, speed));
  };
  // Fill the caches first, so that the measured visits are repeated ones.
  if (!isCold) {
    await load(contexts.floor, url + floor.path, floor.ready, false, 'plain');
    await load(contexts.app, url + app.path, app.ready, false, 'plain');
  }
  for (let round = 0; round < rounds; round += 1) {
    const order = ['floor', 'app'] as const;
    for (const which of round % 2 ? order.toReversed() : order) await run(which);
  }
  const aim = maxRatios[time];
  const [ours, least] = [median(times.app), median(times.floor)];
  const spread = `${ms(Math.min(...times.app))} – ${ms(Math.max(...times.app))}`;
  return [
    name,
    time,
    speed,
    ms(least),
    ms(ours),
    spread,
    (ours / least).toFixed(2),
    speed === 'slow' && aim ? `≤ ${aim.toFixed(1)}` : '',
  ];
}

/** Browser contexts: signed out, signed in, and signed in with the service worker installed. */
export interface Visitors {
  signedOut: BrowserContext;
  signedIn: BrowserContext;
  installed: BrowserContext;
}

/**
 * Prints the times until the sign-in form and the first rows are painted, compared with the
 * baseline of React only.
 */
export async function printFirstRows(
  { signedOut, signedIn, installed }: Visitors,
  url: string,
  rounds: number,
): Promise<void> {
  const signedOutContexts = { app: signedOut, floor: signedOut };
  const signedInContexts = { app: signedIn, floor: signedIn };
  const table = [
    await contest(signedOutContexts, url, signIn, { time: 'cold', speed: 'slow', rounds }),
  ];
  for (const list of lists) {
    for (const time of ['cold', 'again'] as const)
      table.push(await contest(signedInContexts, url, list, { time, speed: 'slow', rounds }));
    const contexts = { app: installed, floor: signedIn };
    table.push(await contest(contexts, url, list, { time: 'installed', speed: 'slow', rounds }));
  }
  for (const list of lists)
    table.push(
      await contest(signedInContexts, url, list, { time: 'cold', speed: 'plain', rounds }),
    );
  printTable(
    'From the address to what one came for',
    ['what', 'visit', 'speed', 'floor', 'Servery', 'least – most', 'ratio', 'aim'],
    table,
  );
}
