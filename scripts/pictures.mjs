// Takes the screenshots in docs/pictures from the built app on its own server, in every look. `pnpm
// pictures apps` takes only those of the template's apps, `pnpm pictures kit` those of the kit.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium, noChromium } from './chromium.mjs';
import { root, run } from './together.mjs';

const password = 'pictures';
const only = process.argv[2];
const folder = join(root, 'docs/pictures');
const sizes = {
  1280: { viewport: { width: 1280, height: 800 } },
  390: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};
const looks = [
  { name: 'light', skin: 'light', locale: 'en', sizes: [1280, 390] },
  { name: 'dark', skin: 'dark', locale: 'en', sizes: [1280, 390] },
  { name: 'arabic', skin: 'light', locale: 'ar', sizes: [1280] },
];

/** The template's apps, each with a representative page. */
const apps = [
  ['blog', '/pages/blog/list'],
  ['calendar', '/apps/calendar'],
  ['chat', '/apps/chat?contact=2'],
  ['developer', '/pages/api-key'],
  ['email', '/apps/email'],
  ['help', '/pages/faq'],
  ['invoices', '/apps/invoice/list'],
  ['kanban', '/apps/kanban'],
  ['lists', '/forms/elements/select'],
  ['modals', '/pages/modal-examples'],
  ['pricing', '/pages/pricing'],
  ['profile', '/pages/profile'],
  ['todo', '/apps/todo'],
  ['users', '/apps/user/list'],
];

/** Starts a server on a new data folder; returns its URL and a function to stop it. */
async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'servery-pictures-'));
  const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      DATABASE_URL: '',
      SERVERY_SAMPLE_PASSWORD: password,
      SERVERY_SAMPLE_DAYS: '14',
      SERVERY_QUIET: '1',
    },
  });
  const stop = () =>
    new Promise((resolve) => {
      server.once('exit', () => resolve(rmSync(data, { recursive: true, force: true })));
      server.kill();
    });
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /ready at (http:\S+)/.exec(line)?.[1];
    if (!url) continue;
    server.stdout.resume();
    return { url, stop };
  }
  throw new Error('The server did not start.');
}

/** Returns the served dine-in order with the most items, for a rich screenshot. */
const richest = (orders) =>
  orders
    .filter(({ status, order_method }) => status === 'served' && order_method === 'dine_in')
    .toSorted((a, b) => b.lines.length - a.lines.length)[0] ?? orders[0];

async function take(browser, url, look, size) {
  const context = await browser.newContext({
    baseURL: url,
    ...sizes[size],
    colorScheme: look.skin,
    locale: 'en-GB',
    timezoneId: 'Asia/Kuala_Lumpur',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(`localStorage.setItem('servery.look.locale', '${look.locale}')`);
  const page = await context.newPage();
  const shoot = async (screen) => {
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(folder, `${screen}-${size}-${look.name}.png`) });
  };

  await page.goto('/');
  await page.locator('form').waitFor();
  if (only !== 'apps') await shoot('sign-in');
  await page.locator('input[autocomplete="username"]').fill('merchant');
  await page.locator('input[type="password"]').fill(password);
  const answer = page.waitForResponse(/display_order/);
  await page.locator('button[type="submit"]').click();
  const { orders } = await (await answer).json();
  await page.locator('[data-ticket]').first().waitFor();
  if (only !== 'apps') {
    await shoot('board');
    await page.goto(`/orders/${richest(orders).id}`);
    await page.locator('main section').nth(2).waitFor();
    await shoot('order');
    await page.goto('/orders/history');
    await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
    await page.locator('main').getByText(/RM|ر/).first().waitFor();
    await shoot('history');
  }
  for (const [name, path] of apps) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    await shoot(name);
  }
  await context.close();
}

if (only === 'kit') {
  await import('./kitPictures.mjs');
  process.exit(0);
}
const executablePath = findChromium();
if (!executablePath) throw new Error(noChromium);
if (!existsSync(join(root, 'apps/admin/dist/index.html'))) {
  if (!(await run('pnpm', ['--filter', '@servery/admin', 'build']))) process.exit(1);
}
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
try {
  for (const look of looks)
    for (const size of look.sizes) await take(browser, server.url, look, size);
} finally {
  await browser.close();
  await server.stop();
}
