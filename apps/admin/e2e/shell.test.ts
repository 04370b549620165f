import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { DeviceOptions } from './support/openBrowser.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const { devices } = await openShopAndBrowser();

async function open(path: string, options: DeviceOptions = {}) {
  const device = await devices.open(options);
  const { page } = device;
  await page.goto('/');
  await new Till(page).fillIn('merchant');
  await page.getByRole('heading', { level: 1, name: 'Live board' }).waitFor();
  await page.goto(path);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return device;
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const barOf = (page: Page) => page.getByRole('banner');

/** Opens the customizer by keyboard. */
async function customize(page: Page) {
  await barOf(page)
    .getByRole('button', { name: /^Account and appearance/ })
    .focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: 'Customise' });
  await entry.waitFor();
  await page.keyboard.press('ArrowUp');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Sign out');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Customise' });
  await panel.waitFor();
  return panel;
}

/** Selects an option of a radio group with the arrow keys. */
async function choose(page: Page, group: string, option: string) {
  const choice = page.getByRole('radiogroup', { name: group, exact: true });
  await choice.locator('input:checked').focus();
  for (let i = 0; i < 10; i += 1) {
    if (await choice.getByRole('radio', { name: option, exact: true }).isChecked()) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`${group} has no ${option}.`);
}

describe('the customizer by keyboard', () => {
  test('sets menu, bar, width, footer, skin and direction, which survive a reload', async () => {
    const { page, errors } = await open('/page-layout/layout-empty');
    await customize(page);
    await choose(page, 'Menu', 'Horizontal');
    await choose(page, 'Width', 'Full');
    await choose(page, 'Top bar', 'Static');
    await choose(page, 'Top bar colour', 'Blue');
    await choose(page, 'Footer', 'Hidden');
    await choose(page, 'Appearance', 'Bordered');
    await choose(page, 'Direction', 'Right to left');
    const seen = async () => {
      expect(await page.locator('html').getAttribute('data-skin')).toBe('bordered');
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      expect(await page.locator('aside').count()).toBe(0);
      expect(await page.getByRole('contentinfo').count()).toBe(0);
      expect(await page.locator('header').getAttribute('data-color')).toBe('info');
      const width = await page.locator('main').evaluate((main) => main.clientWidth);
      expect(width).toBeGreaterThan(1200);
    };
    await seen();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/^Account and appearance/);
    await page.reload();
    await menuOf(page).waitFor();
    await seen();

    const panel = await customize(page);
    await panel.getByRole('button', { name: 'Reset to defaults' }).press('Enter');
    await page.locator('aside').waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
    expect(await page.getByRole('contentinfo').count()).toBe(1);
    expect(errors).toEqual([]);
  });
});

test.each([390, 1440])('the customizer shows all its options at %i px', async (width) => {
  const { page } = await open('/page-layout/layout-empty', { viewport: { width, height: 844 } });
  const panel = await customize(page);
  const hidden = await panel.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    const choices = [...element.querySelectorAll('button, label')];
    const out = choices.filter((choice) => {
      choice.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = choice.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left < frame.left || right > frame.right || !choice.contains(hit);
    });
    return { count: choices.length, out: out.map(({ textContent }) => textContent) };
  });
  expect(hidden.count).toBeGreaterThan(30);
  expect(hidden.out).toEqual([]);
  await panel.getByText('Right to left', { exact: true }).click();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
});

describe('the menu', () => {
  test('keeps one group open per level, opens the current page’s group and works by keyboard', async () => {
    const { page } = await open('/page-layout/layout-boxed');
    const menu = menuOf(page);
    const group = (name: string) => menu.getByRole('button', { name });
    expect(await group('Page layouts').getAttribute('aria-expanded')).toBe('true');
    await group('Authentication pages').focus();
    await page.keyboard.press('Enter');
    expect(await group('Page layouts').getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const basic = menu.getByRole('link', { name: 'Basic' }).first();
    await basic.waitFor();
    await group('Page layouts').press('Enter');
    await menu.getByRole('link', { name: 'Empty' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Empty' }).waitFor();
    expect(await page.title()).toMatch(/^Empty · .+ · Servery$/);
  });

  test('collapses to a rail that opens on hover, and stays collapsed', async () => {
    const { page } = await open('/orders/history');
    const aside = page.locator('aside');
    const whole = (await aside.boundingBox())?.width ?? 0;
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    await page.mouse.move(900, 500);
    await expect.poll(async () => (await aside.boundingBox())?.width).toBeLessThan(80);
    const main = await page.locator('main').boundingBox();
    await aside.hover();
    await menuOf(page).getByText('Order history').waitFor();
    expect(await page.locator('main').boundingBox()).toEqual(main);
    await page.mouse.move(900, 500);
    await page.reload();
    await expect.poll(async () => (await aside.boundingBox())?.width).toBeLessThan(80);
    expect(whole).toBeGreaterThan(200);
  });

  test('is a drawer on a phone, which closes on navigation', async () => {
    const { page } = await open('/orders/history', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await barOf(page).getByRole('button', { name: 'Main menu' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Servery' });
    await drawer.getByRole('link', { name: 'Live orders' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Live board' }).waitFor();
    await expect.poll(() => drawer.count()).toBe(0);
  });
});

test('a long page has a button to scroll to the top', async () => {
  const { page } = await open('/orders/history', { viewport: { width: 1280, height: 400 } });
  const up = page.getByRole('button', { name: 'Back to top' });
  expect(await up.count()).toBe(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await up.click();
  await expect.poll(() => up.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('navigating between pages causes no layout shift', async () => {
  const { page } = await open('/orders/history');
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });
  for (const [name, heading] of [
    ['Live orders', 'Live board'],
    ['Order history', 'Order history'],
    ['Access control', 'Access control'],
    ['Live orders', 'Live board'],
  ] as const) {
    await menuOf(page).getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  }
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((total, value) => total + value, 0)).toBeLessThan(0.02);
});
