import { chromium } from 'playwright';
import { chromiumArgs, findChromium, noChromium } from '../../../scripts/chromium.mjs';

/** Opens a browser page and collects its problems: errors, console errors and failed requests. */
export async function browse() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(noChromium);
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('response', (it) => it.status() < 400 || faults.push(`${it.status()} ${it.url()}`));
  return { page, faults, close: () => browser.close() };
}
