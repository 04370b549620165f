import type { BrowserContext, CDPSession, Page } from 'playwright';
import { visit } from './browser.ts';

/** The number of frames per movement. */
export const frames = 240;
/** The viewport of a desktop. */
export const desk = { width: 1280, height: 800 };

/**
 * Measurements of a movement: the time between frames, and the main thread's work per frame, in
 * milliseconds.
 */
export interface Run {
  gaps: number[];
  work: number;
}

/**
 * Returns the milliseconds that the page's main thread has worked so far, independently of other
 * load on the processor.
 */
async function worked(tools: CDPSession): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/**
 * Scrolls the ancestor with the longest scroll range, back and forth, as fast as a finger would;
 * returns the times between frames.
 */
export const scroll = (page: Page, inside: string) =>
  page.evaluate(
    async ([selector, count]) => {
      // 4,800 pixels per second.
      const step = 80;
      const from = document.querySelector(selector)!;
      const scrollRange = (box: Element) => [
        box.scrollWidth - box.clientWidth,
        box.scrollHeight - box.clientHeight,
      ];
      const box = [...document.querySelectorAll('*')]
        .filter((element) => element.contains(from))
        .toSorted((a, b) => Math.max(...scrollRange(b)) - Math.max(...scrollRange(a)))[0]!;
      const [across, down] = scrollRange(box);
      const times: number[] = [];
      const back = (way: number, max: number) => Math.abs(((way + max) % (2 * max)) - max);
      for (let frame = 0; frame <= Number(count); frame += 1) {
        times.push(await new Promise<number>((done) => requestAnimationFrame(done)));
        const way = frame * step;
        box.scrollTo(
          across! > 0 ? across! - back(way, across!) : 0,
          down! > 0 ? down! - back(way, down!) : 0,
        );
      }
      return times.slice(1).map((time, at) => time - times[at]!);
    },
    [inside, String(frames)] as const,
  );

/** Runs a movement and measures it. */
export async function run(tools: CDPSession, move: () => Promise<number[]>): Promise<Run> {
  const before = await worked(tools);
  const gaps = await move();
  return { gaps, work: ((await worked(tools)) - before) / gaps.length };
}

/** Scrolls an empty page in the same way, as the best result of this machine at the moment. */
export async function onEmptyPage(context: BrowserContext, size: typeof desk): Promise<Run> {
  await using opened = await visit(context, 'plain');
  const { page, tools } = opened;
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.setViewportSize(size);
  await page.setContent('<main style="block-size: 6000px; inline-size: 1600px"></main>');
  return await run(tools, () => scroll(page, 'main'));
}
