import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../src/boot/routes.ts';
import { addressesIn } from './support/addresses.ts';
import { repeatedRequests, watchCatchUps } from './support/repeatedRequests.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import {
  openBrowser,
  type Device,
  type DeviceOptions,
  type Devices,
} from './support/openBrowser.ts';
import { openShop, type Shop } from './support/openShop.ts';
import { Till } from './support/Till.ts';

let shop: Shop;
let devices: Devices;
let addresses: Readonly<Record<string, readonly string[]>>;

beforeAll(async () => {
  shop = await openShop();
  devices = await openBrowser(shop.url);
  addresses = await addressesIn(shop);
});

afterAll(async () => {
  await devices?.[Symbol.asyncDispose]();
  await shop?.[Symbol.asyncDispose]();
});

type Look = Required<Pick<DeviceOptions, 'skin' | 'language'>> & { widths: readonly number[] };

const widths = [390, 768, 1280, 1920];
const skins = ['light', 'bordered', 'dark', 'semi-dark'] as const;
const languages = ['en', 'ar'] as const;

/** Covers every width, skin and direction at least once; `EVERY_LOOK=1` tries all combinations. */
const looks: readonly Look[] = process.env['EVERY_LOOK']
  ? skins.flatMap((skin) => languages.map((language) => ({ skin, language, widths })))
  : skins.map((skin, at) => ({
      skin,
      language: languages[at % 2] ?? 'en',
      widths: widths.slice(at, at + 1),
    }));

const timeout = process.env['EVERY_LOOK'] ? 3_600_000 : 900_000;

/** Leaves out the template apps' paths with parameters, which need rows of their own samples. */
const paths = routes
  .filter(({ path, isTemplate }) => !isTemplate || !path.includes(':'))
  .map(({ path }) => path);
const isPublic = new Set<string>(
  routes.filter(({ access }) => access === 'public' || access === 'guest').map(({ path }) => path),
);

/** Waits until the screen shows its heading and nothing is loading. */
async function settled(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}

async function visit(
  { page, catchUps }: Device & { catchUps: ReadonlySet<string> },
  path: string,
  look: Look,
) {
  for (const width of look.widths) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await page.goto(path);
    await settled(page);
    expect(await repeatedRequests(page, catchUps), `asked twice at ${path}`).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
    await expectAccessible(page, `${path} at ${width}, ${look.skin}, ${look.language}`);
  }
}

describe.each(looks)('with skin $skin in $language', (look) => {
  const begin = async (isIn: boolean) => {
    const opened = await devices.open({ ...look, serviceWorkers: 'allow' });
    const device = { ...opened, catchUps: watchCatchUps(opened.page) };
    if (!isIn) return device;
    await device.page.goto('/');
    await new Till(device.page).enter('merchant');
    return device;
  };

  test.each([true, false])('every page loads, signed in: %s', { timeout }, async (isIn) => {
    const device = await begin(isIn);
    const places = paths.filter((path) => isPublic.has(path) !== isIn);
    for (const path of places) {
      const known = path.includes(':') ? addresses[path] : [path];
      if (!known) throw new Error(`No address is known for ${path}.`);
      for (const address of known) await visit(device, address, look);
    }
    expect(device.errors).toEqual([]);
  });
});
