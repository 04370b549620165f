import type { BrowserContext } from 'playwright';
import { visit, type Speed } from './browser.ts';
import { median, ms, printTable } from './figures.ts';

interface Contest {
  name: string;
  app: { path: string; ready: string };
  floor: { path: string; ready: string };
  /** The most that the app may take of the floor's time. */
  most: Partial<Record<Time, number>>;
}

/** With nothing in the cache, with what the browser keeps by itself, or with the worker installed. */
type Time = 'cold' | 'again' | 'installed';

const rows = { app: '[role=row][data-index]', floor: 'tbody tr' };
const form = 'button[type=submit]';

const signIn: Contest = {
  name: 'sign-in ready',
  app: { path: '/login', ready: form },
  floor: { path: '/floor/sign-in.html', ready: form },
  most: { cold: 1.3 },
};
const lists: Contest[] = [
  {
    name: 'board, first ticket',
    app: { path: '/orders/live', ready: 'article' },
    floor: { path: '/floor/board.html', ready: rows.floor },
    most: { cold: 1.5, again: 1.2, installed: 0.7 },
  },
  {
    name: 'history, first row',
    app: { path: '/orders/history', ready: rows.app },
    floor: { path: '/floor/history.html', ready: rows.floor },
    most: { cold: 1.5, again: 1.2, installed: 0.7 },
  },
];

/** Notes when something that matches stands on the page and has been painted. */
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

/** Milliseconds from the start of the visit until `ready` is painted, and what came over the wire until then. */
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
  { name, app, floor, most }: Contest,
  { time, speed, rounds }: { time: Time; speed: Speed; rounds: number },
): Promise<string[]> {
  const isCold = time === 'cold';
  const times = { app: [] as number[], floor: [] as number[] };
  const run = async (which: 'app' | 'floor') => {
    const { path, ready } = which === 'app' ? app : floor;
    times[which].push(await load(contexts[which], url + path, ready, isCold, speed));
  };
  // What was kept by the visit before it is what a repeated visit finds.
  if (!isCold) {
    await load(contexts.floor, url + floor.path, floor.ready, false, 'plain');
    await load(contexts.app, url + app.path, app.ready, false, 'plain');
  }
  for (let round = 0; round < rounds; round += 1) {
    const order = ['floor', 'app'] as const;
    for (const which of round % 2 ? order.toReversed() : order) await run(which);
  }
  const aim = most[time];
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

/** Nobody in particular, somebody who is signed in, and the same with the worker installed. */
export interface Visitors {
  nobody: BrowserContext;
  somebody: BrowserContext;
  installed: BrowserContext;
}

/** Prints how long people wait for the form and for the first rows, against React alone with the same. */
export async function printFirstRows(
  { nobody, somebody, installed }: Visitors,
  url: string,
  rounds: number,
): Promise<void> {
  const nobodys = { app: nobody, floor: nobody };
  const somebodys = { app: somebody, floor: somebody };
  const table = [await contest(nobodys, url, signIn, { time: 'cold', speed: 'slow', rounds })];
  for (const list of lists) {
    for (const time of ['cold', 'again'] as const)
      table.push(await contest(somebodys, url, list, { time, speed: 'slow', rounds }));
    const contexts = { app: installed, floor: somebody };
    table.push(await contest(contexts, url, list, { time: 'installed', speed: 'slow', rounds }));
  }
  for (const list of lists)
    table.push(await contest(somebodys, url, list, { time: 'cold', speed: 'plain', rounds }));
  printTable(
    'From the address to what one came for',
    ['what', 'visit', 'speed', 'floor', 'Servery', 'least – most', 'ratio', 'aim'],
    table,
  );
}
