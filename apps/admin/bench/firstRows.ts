import type { BrowserContext } from 'playwright';
import { visit, type Speed } from './browser.ts';
import { median, ms, printTable } from './figures.ts';

interface Contest {
  name: string;
  app: { path: string; ready: string };
  floor: { path: string; ready: string };
  /** The most that the app may take of the floor's time: with nothing in the cache, and again. */
  cold: number;
  again?: number;
}

const rows = { app: '[role=row][data-index]', floor: 'tbody tr' };
const form = 'button[type=submit]';

const signIn: Contest = {
  name: 'sign-in ready',
  app: { path: '/login', ready: form },
  floor: { path: '/floor/sign-in.html', ready: form },
  cold: 1.3,
};
const lists: Contest[] = [
  {
    name: 'board, first ticket',
    app: { path: '/orders/live', ready: 'article' },
    floor: { path: '/floor/board.html', ready: rows.floor },
    cold: 1.5,
    again: 1.2,
  },
  {
    name: 'history, first row',
    app: { path: '/orders/history', ready: rows.app },
    floor: { path: '/floor/history.html', ready: rows.floor },
    cold: 1.5,
    again: 1.2,
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
  context: BrowserContext,
  url: string,
  { name, app, floor, ...most }: Contest,
  { isCold, speed, rounds }: { isCold: boolean; speed: Speed; rounds: number },
): Promise<string[]> {
  const times = { app: [] as number[], floor: [] as number[] };
  const run = async (which: 'app' | 'floor') => {
    const { path, ready } = which === 'app' ? app : floor;
    times[which].push(await load(context, url + path, ready, isCold, speed));
  };
  // What was kept by the visit before it is what a repeated visit finds.
  if (!isCold)
    for (const { path, ready } of [floor, app])
      await load(context, url + path, ready, false, 'plain');
  for (let round = 0; round < rounds; round += 1) {
    const order = ['floor', 'app'] as const;
    for (const which of round % 2 ? order.toReversed() : order) await run(which);
  }
  const aim = isCold ? most.cold : most.again;
  const [ours, least] = [median(times.app), median(times.floor)];
  const spread = `${ms(Math.min(...times.app))} – ${ms(Math.max(...times.app))}`;
  return [
    name,
    isCold ? 'cold' : 'again',
    speed,
    ms(least),
    ms(ours),
    spread,
    (ours / least).toFixed(2),
    speed === 'slow' && aim ? `≤ ${aim.toFixed(1)}` : '',
  ];
}

/** Prints how long people wait for the form and for the first rows, against React alone with the same. */
export async function printFirstRows(
  { nobody, somebody }: { nobody: BrowserContext; somebody: BrowserContext },
  url: string,
  rounds: number,
): Promise<void> {
  const table = [await contest(nobody, url, signIn, { isCold: true, speed: 'slow', rounds })];
  for (const list of lists)
    for (const isCold of [true, false])
      table.push(await contest(somebody, url, list, { isCold, speed: 'slow', rounds }));
  for (const list of lists)
    table.push(await contest(somebody, url, list, { isCold: true, speed: 'plain', rounds }));
  printTable(
    'From the address to what one came for',
    ['what', 'visit', 'speed', 'floor', 'Servery', 'least – most', 'ratio', 'aim'],
    table,
  );
}
