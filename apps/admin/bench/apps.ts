import type { BrowserContext, Page } from 'playwright';
import { visit } from './browser.ts';
import { almostWorst, median, ms, printTable } from './figures.ts';
import { desk, onEmptyPage, run, scroll } from './moving.ts';

/**
 * Types a word letter by letter and deletes it again; returns the frame times until the page has
 * settled.
 */
async function search(page: Page, word: string): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    const note = (time: number) => {
      times.push(time);
      if (Reflect.get(globalThis, 'benchTimes') === times) requestAnimationFrame(note);
    };
    Reflect.set(globalThis, 'benchTimes', times);
    requestAnimationFrame(note);
  });
  await page.getByRole('main').getByRole('searchbox').first().click();
  await page.keyboard.type(word, { delay: 120 });
  await page.waitForTimeout(1000);
  for (const _ of word) await page.keyboard.press('Backspace', { delay: 60 });
  await page.waitForTimeout(1000);
  return page.evaluate(() => {
    const times = Reflect.get(globalThis, 'benchTimes') as number[];
    Reflect.set(globalThis, 'benchTimes', null);
    return times.slice(1).map((time, at) => time - times[at]!);
  });
}

/** The apps with thousands of rows: the element to scroll and the word to search for. */
const crowds = [
  { name: '10,000 mails', path: '/apps/email', row: '[data-row]', word: 'invoice' },
  { name: '2,000 tasks on boards', path: '/apps/kanban', row: '[data-task]', word: 'laksa' },
  { name: '500 tasks to do', path: '/apps/todo', row: 'main li', word: 'fish' },
];

/** Prints frame times of full apps of the template while they're scrolled and searched. */
export async function printApps(context: BrowserContext, url: string) {
  const rows: string[][] = [];
  for (const { name, path, row, word } of crowds) {
    await using opened = await visit(context, 'plain');
    const { page, tools } = opened;
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.setViewportSize(desk);
    await page.goto(`${url}${path}?scenario=many`);
    await page.locator(row).nth(5).waitFor();
    await page.waitForTimeout(2000);
    const moves = {
      scrolled: () => scroll(page, row),
      searched: () => search(page, word),
    };
    for (const [what, move] of Object.entries(moves)) {
      const { gaps, work } = await run(tools, move);
      const least = await onEmptyPage(context, desk);
      rows.push([
        `${name}, ${what}`,
        ms(median(gaps)),
        ms(almostWorst(gaps)),
        `${ms(Math.max(...gaps))} / ${ms(Math.max(...least.gaps))}`,
        String(gaps.filter((gap) => gap > 50).length),
        `${work.toFixed(1)} ms`,
      ]);
    }
  }
  printTable(
    'Frames in the template’s apps, the worst beside that of an empty page',
    ['what', 'median', '95 of 100', 'worst', 'over 50 ms', 'processor per frame'],
    rows,
  );
}
