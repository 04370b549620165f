import type { BrowserContext, CDPSession, Page } from 'playwright';
import { visit } from './browser.ts';

/** How many frames a movement takes. */
export const frames = 240;
/** The size of a window on a desk. */
export const desk = { width: 1280, height: 800 };

/** Frames while something moves: the time between them, and what the page's thread worked in each. */
export interface Run {
  gaps: number[];
  work: number;
}

/** Milliseconds that the page's thread has worked so far, whoever else uses the processor. */
async function worked(tools: CDPSession): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Scrolls whatever scrolls most around an element, down and up again or across and back, as a fast finger does. */
export const scroll = (page: Page, inside: string) =>
  page.evaluate(
    async ([selector, count]) => {
      // 4,800 pixels a second.
      const step = 80;
      const from = document.querySelector(selector)!;
      const room = (box: Element) => [
        box.scrollWidth - box.clientWidth,
        box.scrollHeight - box.clientHeight,
      ];
      const box = [...document.querySelectorAll('*')]
        .filter((one) => one.contains(from))
        .toSorted((a, b) => Math.max(...room(b)) - Math.max(...room(a)))[0]!;
      const [across, down] = room(box);
      const times: number[] = [];
      const back = (way: number, most: number) => Math.abs(((way + most) % (2 * most)) - most);
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

/** Moves something, and says how that went. */
export async function run(tools: CDPSession, move: () => Promise<number[]>): Promise<Run> {
  const before = await worked(tools);
  const gaps = await move();
  return { gaps, work: ((await worked(tools)) - before) / gaps.length };
}

/** The same scroll over an empty page: what this machine does at best just now. */
export async function onNothing(context: BrowserContext, size: typeof desk): Promise<Run> {
  await using opened = await visit(context, 'plain');
  const { page, tools } = opened;
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.setViewportSize(size);
  await page.setContent('<main style="block-size: 6000px; inline-size: 1600px"></main>');
  return await run(tools, () => scroll(page, 'main'));
}
