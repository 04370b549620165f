import type { Browser } from 'playwright';

/** The measurements of one page load. */
export interface Figures {
  /** Milliseconds from the start of navigation to the frame with the first row. */
  firstRow: number;
  /** CPU time until then, in milliseconds. Other load on the machine doesn't affect it. */
  firstWork: number;
  /** CPU time per frame of the scroll, in milliseconds. */
  frameWork: number;
  /** JavaScript heap after garbage collection, in megabytes. */
  heap: number;
  /** The number of late frames during the scroll. */
  dropped: number;
  /** The longest time between two frames, in milliseconds. */
  longest: number;
}

/** The measurements of sorting. */
export interface SortFigures {
  /** From the press to sorted rows, in milliseconds. */
  done: number;
  /**
   * The longest task during sorting, in milliseconds, which is the longest delay of a key press.
   */
  longestTask: number;
  /**
   * The most CPU time spent in one task, in milliseconds. Other load on the machine doesn't affect
   * it.
   */
  longestWork: number;
}

interface TraceEvent {
  name: string;
  /** CPU time, in microseconds. */
  tdur?: number;
}

export type Speed = 'plain' | 'slow';
export const frames = 141;
const slowdown = 4;
const step = 240;

async function open(browser: Browser, url: string, speed: Speed) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 860 } });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  if (speed === 'slow') await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('first row').length > 0);
  return { context, page, tools };
}

/** Opens a page, measures its memory and scrolls it at a steady speed. */
export async function visit(browser: Browser, url: string, speed: Speed): Promise<Figures> {
  const { context, page, tools } = await open(browser, url, speed);
  const metric = async (wanted: string) => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === wanted)?.value ?? 0;
  };
  const firstWork = (await metric('TaskDuration')) * 1000;
  const firstRow = await page.evaluate(
    () => performance.getEntriesByName('first row')[0]?.startTime ?? 0,
  );
  await tools.send('HeapProfiler.enable');
  await tools.send('HeapProfiler.collectGarbage');
  const heap = (await metric('JSHeapUsedSize')) / 1e6;
  const before = await metric('TaskDuration');
  const gaps = await page.evaluate(
    async ([wanted, each]) => {
      const all = [...document.querySelectorAll<HTMLElement>('*')];
      const scroller = all.find(
        (one) => one.scrollHeight > 1e6 && /auto|scroll/.test(getComputedStyle(one).overflowY),
      );
      if (!scroller) throw new Error('Nothing scrolls here.');
      const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
      for (let n = 0; n < 30; n += 1) await frame();
      const times: number[] = [];
      for (let n = 0; n <= wanted; n += 1) {
        times.push(await frame());
        scroller.scrollTop += each;
      }
      return times.slice(1).map((time, at) => time - (times[at] ?? 0));
    },
    [frames, step] as const,
  );
  const frameWork = (((await metric('TaskDuration')) - before) * 1000) / frames;
  await context.close();
  const due = 1000 / 60;
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / due) - 1), 0);
  return { firstRow, firstWork, frameWork, heap, dropped, longest: Math.max(...gaps) };
}

/** Sorts all rows by guest, whose names are all different, and by a number. */
export async function visitSort(
  browser: Browser,
  url: string,
  speed: Speed,
  column: string,
): Promise<SortFigures> {
  const { context, page } = await open(browser, url, speed);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  const figures = await page.evaluate(async (name) => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ entryTypes: ['longtask'] });
    const wait = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const shown = () =>
      Array.from(
        document.querySelectorAll('[role=row][data-index], .row'),
        ({ textContent }) => textContent,
      ).join();
    for (let n = 0; n < 20; n += 1) await wait();
    const before = shown();
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === name,
    );
    const start = performance.now();
    button?.click();
    while (shown() === before) {
      if (performance.now() - start > 60_000) throw new Error(`${name} was not sorted.`);
      await wait();
    }
    const done = performance.now() - start;
    for (let n = 0; n < 10; n += 1) await wait();
    return { done, longestTask: Math.max(0, ...tasks) };
  }, column);
  const trace = await browser.stopTracing();
  await context.close();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const longestWork = traceEvents
    .filter(({ name }) => name === 'RunTask')
    .reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
  return { ...figures, longestWork };
}
