import type { BrowserContext, Page } from 'playwright';
import { visit, type Speed } from './browser.ts';
import { almostWorst, median, ms, printTable } from './figures.ts';

declare global {
  interface Window {
    /**
     * The longest time from an interaction to its next frame since this was reset to 0, in
     * milliseconds.
     */
    latency: number;
    /** The time of the last pointer press, as returned by `performance.now()`. */
    pressedAt: number;
  }
}

interface Action {
  name: string;
  path: string;
  /** Brings the loaded page into the state in which the interaction is measured. */
  prepare?: (page: Page) => Promise<void>;
  /** Performs the interaction once; `undo` reverts it. */
  action: (page: Page) => Promise<void>;
  undo: (page: Page) => Promise<void>;
  aim?: number;
}

/** The minimum number of navigations between lists: enough for a 95th percentile. */
const ways = 20;

const escape = (page: Page) => page.keyboard.press('Escape');
const board = '/orders/live';
const history = '/orders/history';
const row = '[role=row][data-index]';
const press = (page: Page, role: 'button' | 'combobox' | 'link', name: string | RegExp) =>
  page.getByRole(role, { name }).first().click();

const acts: Action[] = [
  {
    name: 'open a select',
    path: history,
    action: async (page) => {
      await press(page, 'combobox', 'Order method');
      await page.getByRole('listbox').waitFor();
    },
    undo: escape,
    aim: 64,
  },
  {
    name: 'open a dialog',
    path: board,
    action: async (page) => {
      await press(page, 'button', 'Keyboard shortcuts');
      await page.getByRole('dialog').waitFor();
    },
    undo: escape,
    aim: 64,
  },
  {
    name: 'sort',
    path: history,
    action: (page) => press(page, 'button', 'Total'),
    undo: () => Promise.resolve(),
    aim: 100,
  },
  {
    name: 'type into the search',
    path: history,
    action: async (page) => {
      await page.getByRole('searchbox').focus();
      await page.keyboard.press('7');
    },
    undo: (page) => page.keyboard.press('Backspace'),
    aim: 100,
  },
  {
    name: 'add an item at the counter',
    path: '/counter',
    prepare: (page) => press(page, 'button', 'Sides'),
    action: (page) => press(page, 'button', /^Telur dadar/),
    undo: (page) => press(page, 'button', 'Remove Telur dadar'),
    aim: 50,
  },
];

const readyOf: Record<string, string> = { [board]: 'article', [history]: row };

const note = () => {
  window.latency = 0;
  window.pressedAt = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId) window.latency = Math.max(window.latency, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  addEventListener('pointerdown', () => (window.pressedAt = performance.now()), true);
};

/** Waits for two frames and for the performance entries reported after them. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }),
  );

async function latencies(page: Page, { action, undo }: Action, rounds: number): Promise<number[]> {
  const found: number[] = [];
  // The first round loads code and isn't measured, because repeated use is what matters.
  for (let round = -1; round < rounds; round += 1) {
    await settle(page);
    await page.evaluate(() => (window.latency = 0));
    await action(page);
    await settle(page);
    // Interactions shorter than a frame aren't reported.
    if (round >= 0) found.push(Math.max(8, await page.evaluate(() => window.latency)));
    await undo(page);
  }
  return found;
}

/** Returns the milliseconds from pressing a link until rows of the other list are painted. */
async function goTo(page: Page, link: string, ready: string): Promise<number> {
  await press(page, 'link', link);
  const took = await page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          // The previous list is still mounted, but hidden.
          const isThere = [...document.querySelectorAll<HTMLElement>(wanted)].some(
            (element) => element.offsetParent,
          );
          if (!isThere) return requestAnimationFrame(look);
          return setTimeout(() => resolve(performance.now() - window.pressedAt));
        };
        requestAnimationFrame(look);
      }),
    ready,
  );
  await settle(page);
  return took;
}

async function measure(context: BrowserContext, url: string, speed: Speed, rounds: number) {
  await using opened = await visit(context, speed);
  const { page } = opened;
  await page.addInitScript(note);
  const figures = new Map<string, number[]>();
  for (const action of acts) {
    await page.goto(url + action.path);
    const ready = readyOf[action.path];
    if (ready) await page.locator(ready).first().waitFor();
    if (action.path === history)
      await page.getByRole('combobox', { name: 'Order method' }).waitFor();
    await action.prepare?.(page);
    figures.set(action.name, await latencies(page, action, rounds));
  }
  const both: number[] = [];
  await page.goto(url + board);
  await page.locator('article').first().waitFor();
  const first = await goTo(page, 'History', row);
  await goTo(page, 'Live', 'article');
  await goTo(page, 'History', row);
  for (let round = 0; round < Math.max(rounds, ways); round += 2)
    both.push(await goTo(page, 'Live', 'article'), await goTo(page, 'History', row));
  figures.set('list to list, the first time', [first]);
  figures.set('list to list, again', both);
  return figures;
}

/** Prints the response times of the most frequent interactions. */
export async function printInteractions(context: BrowserContext, url: string, rounds: number) {
  const plain = await measure(context, url, 'plain', rounds);
  const slow = await measure(context, url, 'slow', rounds);
  const aims = new Map([
    ...acts.map(({ name, aim }) => [name, aim] as const),
    ['list to list, again', 100] as const,
  ]);
  printTable(
    'From a press to the frame that shows it',
    ['what', 'plain', 'slow', 'slow, 95 %', 'slow, worst', 'aim when slow'],
    [...slow].map(([name, figures]) => [
      name,
      ms(median(plain.get(name) ?? [])),
      ms(median(figures)),
      ms(almostWorst(figures)),
      ms(Math.max(...figures)),
      aims.has(name) ? `≤ ${ms(aims.get(name)!)}` : '',
    ]),
  );
}
