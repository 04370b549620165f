import {
  createTable,
  displayKitchen,
  displayMenu,
  listTables,
  placeOrder,
  toggleOrderStatus,
  type Client,
} from '@servery/api';
import type { BrowserContext, Page } from 'playwright';
import { visit } from './browser.ts';
import { almostWorst, median, printTable } from './figures.ts';
import { desk, frames, onEmptyPage, run, scroll } from './moving.ts';

const tables = 200;
const tickets = 150;
const section = 'Bench hall';
const bumps = 20;
const phone = { width: 390, height: 844 };

/** Creates a hall with many tables at different positions. */
async function fillHall({ call }: Client): Promise<void> {
  for (let at = 0; at < tables; at += 1)
    await call(createTable, {
      body: {
        name: `H${at + 1}`,
        section,
        seats_max: 2 + (at % 7),
        shape: (['square', 'round', 'rectangle'] as const)[at % 3]!,
        x: (at % 20) * 75,
        y: Math.floor(at / 20) * 88,
      },
    });
  const { total } = await call(listTables, { query: { section, length: 1 } });
  if (total !== tables) throw new Error(`There are ${total} tables.`);
}

/** Places orders that appear as kitchen tickets. */
async function fillKitchen({ call }: Client): Promise<void> {
  const { categories } = await call(displayMenu, {
    query: { merchant_id: '', table_id: '', method: 'pickup' },
  });
  const dishes = categories
    .flatMap(({ items }) => items)
    .filter(
      ({ is_available, left = null, options }) =>
        is_available && left === null && options.every(({ min }) => min === 0),
    );
  const known = await call(displayKitchen, { query: { merchant_id: '', zone_id: '' } });
  for (let at = known.tickets.length; at < tickets; at += 1) {
    const lines = [0, 1, 2, 3].map((line) => ({
      menu_id: dishes[(at * 3 + line * 5) % dishes.length]!.id,
      quantity: 1 + ((at + line) % 3),
    }));
    const { id, version } = await call(placeOrder, {
      body: { order_method: 'pickup', source: 'guest', customer_name: `Bench ${at}`, lines },
    });
    await call(toggleOrderStatus, { body: { order_id: id, version, status: 'accepted' } });
  }
}

/** Drags a table across the plan, one step per frame. */
const drag = (page: Page) =>
  page.evaluate(async (count) => {
    const table = document.querySelector<HTMLElement>('[data-movable]')!;
    const box = table.getBoundingClientRect();
    const at = (type: string, x: number, y: number) =>
      table.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: y, button: 0 }),
      );
    table.setPointerCapture = () => undefined;
    at('pointerdown', box.x, box.y);
    const times: number[] = [];
    for (let frame = 0; frame <= count; frame += 1) {
      times.push(await new Promise<number>((done) => requestAnimationFrame(done)));
      at('pointermove', box.x + frame * 3, box.y + frame);
    }
    at('pointerup', box.x, box.y);
    return times.slice(1).map((time, n) => time - times[n]!);
  }, frames);

/** Bumps tickets one after the other; returns the times between the frames after each press. */
const bump = (page: Page) =>
  page.evaluate(async (count) => {
    const gaps: number[] = [];
    for (let done = 0; done < count; done += 1) {
      document.querySelector<HTMLElement>('[data-bump]')!.click();
      let last = await new Promise<number>((shown) => requestAnimationFrame(shown));
      for (let frame = 0; frame < 12; frame += 1) {
        const next = await new Promise<number>((shown) => requestAnimationFrame(shown));
        gaps.push(next - last);
        last = next;
      }
    }
    return gaps;
  }, bumps);

const figure = (value: number) => `${value.toFixed(1)} ms`;

/**
 * Prints frame times of a large hall and a full kitchen, each next to an empty page measured before
 * and after.
 */
export async function printScreens(context: BrowserContext, url: string, client: Client) {
  await fillHall(client);
  await fillKitchen(client);
  const rows: string[][] = [];
  const compare = async (
    what: string,
    size: typeof desk,
    path: string,
    wait: string,
    move: (page: Page) => Promise<number[]>,
    prepare: (page: Page) => Promise<void> = async () => undefined,
  ) => {
    const empty = await onEmptyPage(context, size);
    await using opened = await visit(context, 'plain');
    const { page, tools } = opened;
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.setViewportSize(size);
    await page.goto(`${url}${path}`);
    await page.locator(wait).nth(99).waitFor({ state: 'attached' });
    await prepare(page);
    const full = await run(tools, () => move(page));
    const again = await onEmptyPage(context, size);
    const least = { gaps: [...empty.gaps, ...again.gaps], work: (empty.work + again.work) / 2 };
    const pair = (of: (gaps: readonly number[]) => number) =>
      `${figure(of(full.gaps))} / ${figure(of(least.gaps))}`;
    const isLate = (gaps: readonly number[]) =>
      `${((100 * gaps.filter((gap) => gap > 17.5).length) / gaps.length).toFixed(1)} %`;
    rows.push([
      what,
      pair(median),
      pair(almostWorst),
      `${isLate(full.gaps)} / ${isLate(least.gaps)}`,
      figure(full.work),
    ]);
  };
  const plan = `/pages/setting/table/plan?section=${encodeURIComponent(section)}`;
  const place = 'main ul li button[data-state]';
  await compare(`plan of ${tables} tables, panning, phone`, phone, plan, place, (page) =>
    scroll(page, place),
  );
  await compare(`plan of ${tables} tables, panning`, desk, plan, place, (page) =>
    scroll(page, place),
  );
  await compare(`plan of ${tables} tables, dragging one`, desk, plan, place, drag, async (page) => {
    await page.getByRole('button', { name: 'Move tables' }).click();
    await page.locator('[data-movable]').first().waitFor();
  });
  await compare(
    `kitchen, ${tickets} tickets, scrolling`,
    desk,
    '/kitchen',
    '[data-ticket]',
    (page) => scroll(page, '[data-ticket]'),
  );
  await compare(
    `kitchen, ${tickets} tickets, scrolling, phone`,
    phone,
    '/kitchen',
    '[data-ticket]',
    (page) => scroll(page, '[data-ticket]'),
  );
  await compare(`kitchen, ${tickets} tickets, bumping`, desk, '/kitchen', '[data-ticket]', bump);
  printTable(
    'Frames, beside those of an empty page at the same time',
    ['what', 'median', '95 of 100', 'late', 'processor per frame'],
    rows,
  );
}
