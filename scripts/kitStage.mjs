import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium, noChromium } from './chromium.mjs';
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

/** The stories of the kit in the built Storybook, without the files that only turn them right to left. */
export function kitStories(only = '') {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type, title }) => type === 'story' && title.startsWith('Kit/'))
    .filter(({ importPath }) => !importPath.endsWith('.rtl.stories.tsx'))
    .filter(({ title }) => title.toLowerCase().includes(only.toLowerCase()));
}

/** Builds Storybook unless a build is there and `isKept`. */
export async function buildStorybook(isKept) {
  if (isKept && existsSync(join(folder, 'index.json'))) return;
  if (!(await run('pnpm', ['--filter', '@servery/storybook', 'build']))) process.exit(1);
}

/** Serves the built Storybook on a free port. */
async function serve() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile())
      return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${server.address().port}` };
}

/** A browser before the built Storybook; each page shows one story after the other without loading anew. */
export async function openStage() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(noChromium);
  const { server, url } = await serve();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  return {
    version: browser.version(),
    openPage: (options) => openPage(browser, url, options),
    /** A picture of one address once `selector` is there. */
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
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

async function openPage(browser, url, options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    ...options,
  });
  let errors = [];
  const open = async () => {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${url}/iframe.html?viewMode=story`, {
      waitUntil: 'domcontentloaded',
      timeout,
    });
    await page.waitForFunction(
      () => globalThis['__STORYBOOK_PREVIEW__']?.storyStoreValue,
      undefined,
      { timeout },
    );
    return page;
  };
  let page = await open();

  /** Shows a story in a look, plays it, and answers what went wrong. */
  const show = async (id, globals) => {
    errors = [];
    try {
      const problems = await within(timeout, page.evaluate(playStory, { id, globals }));
      return [...problems, ...errors.map((text) => `console: ${text.slice(0, 400)}`)];
    } catch (error) {
      // It navigated, or hangs: go on with another page.
      void page.close().catch(() => {});
      page = await open();
      return [`It left the page: ${error.message.slice(0, 200)}`];
    }
  };
  return {
    show,
    /** A picture of what is shown now, with the pointer out of the way. */
    shoot: async () => {
      await page.evaluate(() => document.fonts.ready);
      const { width, height } = page.viewportSize();
      await page.mouse.move(width - 1, height - 1);
      return page.screenshot({ animations: 'disabled' });
    },
    close: () => context.close(),
  };
}

const timeout = 60_000;

/** What is promised, unless it takes longer than that. */
function within(milliseconds, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('It hangs.')), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Runs in the page: asks the preview for a story over its channel and waits until it is played and looked over by axe. */
function playStory({ id, globals }) {
  const channel = globalThis['__STORYBOOK_ADDONS_CHANNEL__'];
  const problems = [];
  /** The add-on that plays hover and press sets its classes a moment after the story is there. */
  const waitForPseudo = async (turns) => {
    await new Promise((ready) => requestAnimationFrame(() => setTimeout(ready, 10)));
    const { storyRenders } = globalThis['__STORYBOOK_PREVIEW__'];
    const { parameters } = storyRenders.find((render) => render.id === id)?.story ?? {};
    const wanted = Object.keys(parameters?.pseudo ?? {})
      .filter((key) => key !== 'rootSelector')
      .map((key) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    const there = [...document.querySelectorAll('[class*="pseudo-"]')]
      .flatMap(({ className }) => [
        ...String(className.baseVal ?? className).matchAll(/pseudo-([a-z-]+?)(?:-all)?(?= |$)/g),
      ])
      .map(([, name]) => name);
    const isSettled =
      wanted.every((name) => there.includes(name)) && there.every((name) => wanted.includes(name));
    if (!isSettled && turns > 0) await waitForPseudo(turns - 1);
  };
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(limit);
      for (const [name, hear] of Object.entries(ears)) channel.off(name, hear);
      void waitForPseudo(50).then(() => resolve(problems));
    };
    const fail = (error) => problems.push(error?.message ?? error?.description ?? String(error));
    const ears = {
      playFunctionThrewException: fail,
      unhandledErrorsWhilePlaying: (all) => all.forEach(fail),
      storyThrewException: (error) => {
        fail(error);
        end();
      },
      storyErrored: (error) => {
        fail(error);
        end();
      },
      storyMissing: () => {
        problems.push('There is no such story.');
        end();
      },
      storyFinished: ({ storyId, reporters }) => {
        if (storyId !== id) return;
        for (const { type, status, result } of reporters)
          if (type === 'a11y' && status === 'failed')
            for (const { id: rule, help, nodes } of result.violations ?? [])
              problems.push(
                `axe ${rule}: ${help} (${nodes.map(({ target }) => target).join('; ')})`,
              );
        end();
      },
    };
    const limit = setTimeout(() => {
      problems.push('It did not finish within 20 s.');
      end();
    }, 20_000);
    for (const [name, hear] of Object.entries(ears)) channel.on(name, hear);
    const current = globalThis['__STORYBOOK_PREVIEW__'].currentSelection?.storyId;
    if (globals) channel.emit('updateGlobals', { globals });
    channel.emit(current === id ? 'forceRemount' : 'setCurrentStory', {
      storyId: id,
      viewMode: 'story',
    });
  });
}
