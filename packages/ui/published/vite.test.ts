import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { browse } from './browse.ts';
import { inProduct } from './product.ts';

const { vite } = inject('products');
const dist = join(vite, 'dist');
let server: PreviewServer;
let stage: Awaited<ReturnType<typeof browse>>;

const open = (path: string) => stage.page.goto(server.resolvedUrls!.local[0]! + path);

beforeAll(async () => {
  await inProduct(vite, 'vite', 'build');
  server = await preview({ root: vite, preview: { port: 0 }, logLevel: 'error' });
  stage = await browse();
});
beforeEach(() => {
  stage.faults.length = 0;
});
afterAll(async () => {
  await stage.close();
  await server.close();
});

describe('a Vite product built on the kit', () => {
  beforeAll(() => open(''));

  test('shows a working form and table in the kit’s theme', async () => {
    const { page, faults } = stage;
    await page.getByRole('textbox', { name: 'Name' }).fill('Grace');
    await page.getByRole('combobox', { name: 'Room' }).click();
    await page.getByRole('option', { name: 'Garden' }).click();
    await page.getByRole('button', { name: 'Book' }).click();
    const row = page.getByRole('table', { name: 'Bookings' }).getByRole('row', { name: /Grace/ });
    await row.waitFor();
    expect(await row.innerText()).toContain('Garden');
    const hasFont = await page.evaluate(() => document.fonts.check('16px "Hanken Grotesk"'));
    expect(hasFont).toBe(true);
    expect(faults).toEqual([]);
  });

  test('applies its own brand colour in light and dark mode', async () => {
    const { page } = stage;
    const colour = () =>
      page
        .getByRole('button', { name: 'Book' })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    await page.mouse.move(0, 0);
    await expect.poll(colour).toMatch(/^oklch\([\d.]+ 0\.\d+ 29\d/);
    const day = await colour();
    await page.getByRole('switch', { name: 'Dark' }).press('Space');
    await expect.poll(colour).not.toBe(day);
    const scheme = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await scheme()).toBe('dark');
  });

  test('loads only the CSS of the components it imports', () => {
    const kit = join(vite, 'node_modules/@servery/ui/dist/assets');
    const alone = readFileSync(join(dist, 'button.html'), 'utf8');
    const css = readdirSync(join(dist, 'assets'))
      .filter((name) => name.endsWith('.css') && alone.includes(name))
      .map((name) => readFileSync(join(dist, 'assets', name), 'utf8'))
      .join('');
    const classesIn = (text: string) =>
      new Set(text.replace(/@layer [^{;]*/g, '').match(/\.[a-z_][\w-]*(?=[^{}]*\{)/gi));
    const there = classesIn(css);
    const owners = readdirSync(kit)
      .filter((name) => name.includes('.vanilla-'))
      .filter((name) => {
        const own = classesIn(readFileSync(join(kit, name), 'utf8'));
        return [...own].some((one) => there.has(one));
      })
      .map((name) => name.split('.')[0]);
    expect(new Set(owners)).toEqual(new Set(['Button', 'Spinner']));
  });
});

describe('the overlays of a production build', () => {
  /** Each overlay by name, with how to open it and how to find the open one. */
  const overlays = {
    Dialog: ['click', 'dialog'],
    AlertDialog: ['click', 'alertdialog'],
    ConfirmDialog: ['click', 'alertdialog'],
    Drawer: ['click', 'dialog'],
    FormDrawer: ['click', 'dialog'],
    Popover: ['click', 'dialog'],
    Tooltip: ['hover', 'tooltip'],
    HoverCard: ['hover', 'dialog'],
    ToastRegion: ['click', 'log'],
    CommandPalette: ['click', 'dialog'],
    Tour: ['click', 'dialog'],
    Menu: ['click', 'menu'],
    ContextMenu: ['right-click', 'menu'],
    SplitButton: ['click', 'menu'],
    ExportMenu: ['click', 'menu'],
    Select: ['choose', 'listbox'],
    ComboBox: ['choose', 'listbox'],
    MultiSelect: ['choose', 'listbox'],
    DatePicker: ['click', 'dialog'],
    MultiDatePicker: ['click', 'dialog'],
    DateRangePicker: ['click', 'dialog'],
    DateTimePicker: ['click', 'dialog'],
  } as const;
  beforeAll(() => open('overlays.html'));

  test('are all rendered by the test page', async () => {
    const shown = await stage.page.evaluate(() => (globalThis as { overlays?: string[] }).overlays);
    expect(new Set(shown)).toEqual(new Set(Object.keys(overlays)));
  });

  test.each(Object.entries(overlays))('%s opens above the page', async (name, [how, role]) => {
    const { page, faults } = stage;
    await page.reload();
    await page.evaluate(
      (one) => (globalThis as { show?: (name: string) => void }).show?.(one),
      name,
    );
    const button = page.getByRole('button', { name: 'Open' }).first();
    if (how === 'choose') await page.getByRole('combobox').click();
    else if (how === 'hover') await button.hover();
    else await button.click({ button: how === 'right-click' ? 'right' : 'left' });
    const overlay = page.getByRole(role).filter({ visible: true }).first();
    await overlay.waitFor();
    await expect.poll(() => overlay.evaluate(isAbove)).toEqual([]);
    expect(faults).toEqual([]);
  });
});

/** Runs in the page. Returns the reasons why an overlay can't be seen or used. */
function isAbove(overlay: Element): string[] {
  const problems: string[] = [];
  let positioned: Element | null = overlay;
  while (positioned && !['fixed', 'absolute'].includes(getComputedStyle(positioned).position))
    positioned = positioned.parentElement;
  if (!positioned) problems.push('It is part of the page, in its flow.');
  const { left, top, right, bottom, width, height } = overlay.getBoundingClientRect();
  if (width < 20 || height < 10) problems.push(`It measures ${width} × ${height}.`);
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
    problems.push(`It leaves the window: ${left}, ${top}, ${right}, ${bottom}.`);
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!hit || !overlay.contains(hit))
    problems.push(`It lies below ${hit?.outerHTML.slice(0, 80)}.`);
  const backgrounds = [overlay, ...overlay.querySelectorAll('*')];
  for (let at = overlay.parentElement; at && at !== document.body; at = at.parentElement)
    backgrounds.push(at);
  const isTransparent = (element: Element) =>
    /, 0\)$|\/ 0\)$|transparent/.test(getComputedStyle(element).backgroundColor);
  if (backgrounds.every(isTransparent)) problems.push('It has no background.');
  return problems;
}
