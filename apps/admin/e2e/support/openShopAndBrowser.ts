import { afterAll } from 'vitest';
import { openBrowser, type BrowserOptions, type Devices } from './openBrowser.ts';
import { openShop, type Shop, type ShopOptions } from './openShop.ts';

/** Opens a shop and a browser for the tests of a file, and closes both after the last one. */
export async function openShopAndBrowser(
  options: ShopOptions & BrowserOptions = {},
): Promise<{ shop: Shop; devices: Devices }> {
  await using opened = new AsyncDisposableStack();
  const shop = opened.use(await openShop(options));
  const devices = opened.use(await openBrowser(shop.url, options));
  const kept = opened.move();
  afterAll(() => kept.disposeAsync());
  return { shop, devices };
}
