import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium, noChromium } from './chromium.mjs';
import { playStory } from './playStory.mjs';
import { root, run } from './together.mjs';

const folder = process.env.STORYBOOK_STATIC ?? join(root, 'apps/storybook/storybook-static');
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Returns the kit's stories in the built Storybook, without the right-to-left files. */
export function kitStories(only = '') {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type, title }) => type === 'story' && title.startsWith('Kit/'))
    .filter(({ importPath }) => !importPath.endsWith('.rtl.stories.tsx'))
    .filter(({ title }) => title.toLowerCase().includes(only.toLowerCase()));
}

/** Matches a stories file whose stories may open an overlay. */
const opensOverlay = /inline: false|\b(?:isOpen|defaultOpen)\b/;

/** Returns the ids of the docs pages in the built Storybook whose stories open an overlay. */
export function overlayPages() {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type, importPath }) => type === 'docs' && importPath.endsWith('.stories.tsx'))
    .filter(({ importPath }) => !importPath.endsWith('.rtl.stories.tsx'))
    .filter(({ importPath }) =>
      opensOverlay.test(readFileSync(join(root, 'apps/storybook', importPath), 'utf8')),
    )
    .map(({ id }) => id);
}

/** Builds Storybook, unless `isKept` is set and there's a build. */
export async function buildStorybook(canReuse) {
  if (canReuse && existsSync(join(folder, 'index.json'))) return;
  if (!(await run('pnpm', ['--filter', '@servery/storybook', 'build']))) process.exit(1);
}

/** Serves the built Storybook on a free port. */
async function serve() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile())
      return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      // The names of the preview's chunks contain their hashes.
      ...(file.includes('/assets/') && { 'cache-control': 'max-age=3600, immutable' }),
    });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${server.address().port}` };
}

/**
 * Opens browsers on the built Storybook; each page shows one story after the other without
 * reloading.
 */
export async function openStage() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(noChromium);
  const { server, url } = await serve();
  const launch = () => chromium.launch({ executablePath, args: chromiumArgs });
  const browser = await launch();
  /** Shares its cache of chunks between the docs pages. */
  const docs = await browser.newContext({ reducedMotion: 'reduce' });
  return {
    version: browser.version(),
    /** Opens a page that shows stories with the given globals. */
    openPage: (globals, options) => openPage(() => openPreview(launch, url, globals, options)),
    /** Takes a screenshot of a URL once `selector` is visible. */
    shootAddress: async (address, path, selector) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(url + address, { waitUntil: 'domcontentloaded', timeout });
      await page.locator(selector).waitFor({ timeout });
      await page.waitForFunction(
        () =>
          !['loading', 'rendering', 'playing'].includes(
            globalThis['__STORYBOOK_PREVIEW__'].currentRender?.phase,
          ),
        undefined,
        { timeout },
      );
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => document.activeElement?.blur?.());
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path, animations: 'disabled' });
      await context.close();
    },
    /** Returns the elements that cover a docs page, checked at four points of the window. */
    findCovers: async (id) => {
      const page = await docs.newPage();
      // A story in an inline frame covers no more than its frame, and each would load the preview.
      await page.route('**/iframe.html*', (route) =>
        route.request().frame().parentFrame() ? route.abort() : route.continue(),
      );
      await page.goto(`${url}/iframe.html?id=${id}&viewMode=docs`, { timeout });
      await page.locator('article').waitFor({ timeout });
      // Stories on a docs page are rendered one after the other.
      await page.waitForFunction(
        () =>
          [...document.querySelectorAll('[id^="story--"]')].every((it) => it.childElementCount > 0),
        undefined,
        { timeout },
      );
      const covers = await page.evaluate(() => {
        const [x, y] = [innerWidth, innerHeight];
        return [0.1, 0.9]
          .flatMap((part) => [
            document.elementFromPoint(x * part, y * 0.1),
            document.elementFromPoint(x * part, y * 0.9),
          ])
          .filter((hit) => hit && !hit.closest('#storybook-docs') && !hit.matches('html, body'))
          .map((hit) => hit.outerHTML.slice(0, 120));
      });
      await page.close();
      return covers;
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

/**
 * Opens a page on the preview with the given globals; retries on failure. Each page gets its own
 * browser, because a browser renders its background pages rarely, which would delay the stories.
 */
async function openPreview(launch, url, globals, options, tries = 3) {
  const browser = await launch();
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
      ...options,
    });
    const page = await context.newPage();
    await page.goto(`${url}/iframe.html?viewMode=story`, {
      waitUntil: 'domcontentloaded',
      timeout,
    });
    await page.waitForFunction(
      () => globalThis['__STORYBOOK_PREVIEW__']?.storyStoreValue,
      undefined,
      { timeout },
    );
    // Before the first story: later, it would render the current story again, and the preview
    // reloads the page if it leaves a story that's still rendering.
    await page.evaluate(
      (look) => globalThis['__STORYBOOK_ADDONS_CHANNEL__'].emit('updateGlobals', { globals: look }),
      globals,
    );
    return page;
  } catch (error) {
    await browser.close().catch(() => {});
    if (tries <= 1) throw error;
    return openPreview(launch, url, globals, options, tries - 1);
  }
}

async function openPage(openNext) {
  let errors = [];
  const open = async () => {
    const next = await openNext();
    next.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    next.on('pageerror', ({ message }) => errors.push(message));
    return next;
  };
  const leave = () => within(5000, page.context().browser().close()).catch(() => {});
  let page = await open();
  let former;

  const play = async (id) => {
    errors = [];
    try {
      const problems = await within(timeout, page.evaluate(playStory, id));
      return [...problems, ...errors.map((text) => `console: ${text.slice(0, 400)}`)];
    } catch ({ message }) {
      await leave();
      page = await open();
      return { left: message.slice(0, 200) };
    }
  };
  /**
   * Shows and plays a story and returns its problems. If it navigates away or hangs, the page is
   * reopened for the next one.
   */
  const show = async (id) => {
    let outcome = await play(id);
    if (outcome.left && outcome.left !== hangs) {
      const first = outcome;
      outcome = await play(id);
      if (!outcome.left) console.error(`  ${former} left the page when it was over: ${first.left}`);
    }
    former = id;
    return outcome.left ? [`It left the page: ${outcome.left}`] : outcome;
  };
  return {
    show,
    /** Takes a screenshot of the current story, with the pointer moved out of the way. */
    shoot: async () => {
      await page.evaluate(() => document.fonts.ready);
      const { width, height } = page.viewportSize();
      await page.mouse.move(width - 1, height - 1);
      return page.screenshot({ animations: 'disabled' });
    },
    /** Calls a function with the page of the current story. */
    inspect: (run) => run(page),
    /** Evaluates a function in the page. */
    evaluate: (script) => page.evaluate(script),
    close: leave,
  };
}

const timeout = 60_000;
const hangs = 'It hangs.';

/** Resolves like the promise, but rejects after the given milliseconds. */
function within(milliseconds, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(hangs)), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
