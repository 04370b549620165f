import { displayMenu, placeOrder, type Client } from '@servery/api';
import type { BrowserContext, CDPSession } from 'playwright';
import { visit } from './browser.ts';
import { almostWorst, median, ms, printTable } from './figures.ts';

const open = 300;
const arrivals = 20;
const loaded = 10_000;

/** Places a pickup order at the signed-in merchant. */
async function place({ call }: Client, menu_id: number): Promise<void> {
  const lines = [{ menu_id, quantity: 2 }];
  await call(placeOrder, {
    body: { order_method: 'pickup', source: 'guest', customer_name: 'Bench', lines },
  });
}

const works = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];

/** Returns the milliseconds that the page has spent so far on scripts, styles and layout. */
async function worked(tools: CDPSession): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return metrics
    .filter(({ name }) => works.includes(name))
    .reduce((sum, { value }) => sum + value * 1000, 0);
}

/** Returns the milliseconds of work that each arriving order causes on a full board. */
async function onArrival(context: BrowserContext, url: string, client: Client): Promise<number[]> {
  const { categories } = await client.call(displayMenu, {
    query: { merchant_id: '', table_id: '', method: 'pickup' },
  });
  const dish = categories.flatMap(({ items }) => items).find(({ name }) => name === 'Roti tisu');
  if (!dish) throw new Error('The sample has no roti tisu.');
  for (let n = 0; n < open; n += 4)
    await Promise.all([1, 2, 3, 4].map(() => place(client, dish.id)));

  await using opened = await visit(context, 'plain');
  const { page, tools } = opened;
  await tools.send('Performance.enable');
  await page.goto(`${url}/orders/live`);
  await page.locator('article').nth(20).waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const spent: number[] = [];
  for (let n = 0; n < arrivals; n += 1) {
    const before = await worked(tools);
    const response = page.waitForResponse((answer) => answer.url().includes('since='));
    await place(client, dish.id);
    await (await response).finished();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    spent.push((await worked(tools)) - before);
  }
  return spent;
}

/**
 * Returns the milliseconds between frames while the list scrolls from its first loaded row to its
 * last.
 */
async function onScroll(
  context: BrowserContext,
  url: string,
): Promise<{ rows: number; gaps: number[] }> {
  await using opened = await visit(context, 'plain');
  const { page } = opened;
  const dates = new URLSearchParams({ startDate: '2020-01-01 00:00', endDate: '2099-12-31 23:59' });
  await page.goto(`${url}/orders/history?length=all&${dates}`);
  await page.locator('[role=row][data-index]').first().waitFor();
  const list = await page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>('*')].findLast(
      (element) =>
        element.querySelector('[role=row][data-index]') &&
        element.scrollHeight > element.clientHeight + 100 &&
        /auto|scroll/.test(getComputedStyle(element).overflowY),
    )!,
  );
  const rows = await list.evaluate(async (box, wanted) => {
    const count = () =>
      Math.max(
        ...[...box.querySelectorAll('[data-index]')].map((element) =>
          Number(element.getAttribute('data-index')),
        ),
      );
    let seen = -1;
    let still = 0;
    while (count() + 1 < wanted && still < 200) {
      // Scrolling towards the end loads more; staying there doesn't.
      box.scrollTop = box.scrollHeight - (still % 2 ? 0 : 40);
      await new Promise((done) => setTimeout(done, 20));
      still = count() === seen ? still + 1 : 0;
      seen = count();
    }
    box.scrollTop = 0;
    return seen + 1;
  }, loaded);
  const gaps = await list.evaluate(async (box) => {
    const times: number[] = [];
    // 36,000 pixels per second: faster than any flick.
    const step = 600;
    const frames = Math.ceil((box.scrollHeight - box.clientHeight) / step);
    for (let frame = 0; frame <= frames; frame += 1) {
      times.push(await new Promise<number>((done) => requestAnimationFrame(done)));
      box.scrollTop = frame * step;
    }
    return times.slice(1).map((time, n) => time - times[n]!);
  });
  return { rows, gaps };
}

/** Prints the work of a full board and the frame times of a long list. */
export async function printFrames(context: BrowserContext, url: string, client: Client) {
  const spent = await onArrival(context, url, client);
  const { rows, gaps } = await onScroll(context, url);
  printTable(
    'While it moves, at full speed',
    ['what', 'median', '95 of 100', 'worst', 'aim'],
    [
      [
        `work per arrival, ${open} open orders`,
        ms(median(spent)),
        ms(almostWorst(spent)),
        ms(Math.max(...spent)),
        '≤ 16 ms',
      ],
      [
        `frame while scrolling ${rows} rows`,
        ms(median(gaps)),
        ms(almostWorst(gaps)),
        ms(Math.max(...gaps)),
        '≤ 50 ms',
      ],
    ],
  );
}
