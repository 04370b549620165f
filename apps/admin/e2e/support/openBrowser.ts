import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { chromiumArgs } from '../../../../scripts/chromium.mjs';

/** A browser page, and what went wrong in it. */
export interface Device {
  page: Page;
  /** Errors of scripts and of the console, and everything that the security policy refused. */
  trouble: string[];
}

/** How a device differs from a desk with a light page in English. */
export interface DeviceOptions extends BrowserContextOptions {
  /** The device's colours where it is light or dark, the person's choice otherwise. */
  skin?: 'light' | 'dark' | 'bordered' | 'semi-dark';
  /** The language of the app; null where nobody has chosen one. */
  language?: 'en' | 'de' | 'ar' | null;
  /** `page.clock` can be turned forward; it goes on by itself all the same. */
  hasTurnableClock?: boolean;
}

/** Devices with separate storage, all in one browser; closing it fails where a page broke the security policy. */
export interface Devices {
  open(options?: DeviceOptions): Promise<Device>;
  [Symbol.asyncDispose](): Promise<void>;
}

// The browser itself says so of each answer that is no success, whether the app expects it or not.
const isAnswered = (text: string) => text.startsWith('Failed to load resource:');

/** Everything that a page complains of, as it happens. */
function troubleOf(page: Page): string[] {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAnswered(message.text())) trouble.push(message.text());
  });
  return trouble;
}

// Names the directive and what it refused; a console message may be worded anyhow.
const tellViolations = `document.addEventListener('securitypolicyviolation', (event) =>
  console.error(['security policy:', event.effectiveDirective, event.blockedURI, event.sample].join(' ')))`;

async function openDevice(
  browser: Browser,
  baseURL: string,
  options: DeviceOptions,
  violations: string[],
) {
  const { skin = 'light', language = 'en', hasTurnableClock = false, ...rest } = options;
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Asia/Kuala_Lumpur',
    reducedMotion: 'reduce',
    colorScheme: skin === 'dark' ? 'dark' : 'light',
    ...rest,
  });
  context.setDefaultTimeout(60_000);
  if (hasTurnableClock) await context.clock.install();
  if (language)
    await context.addInitScript(`localStorage.setItem('servery.look.locale', '${language}')`);
  if (skin !== 'light' && skin !== 'dark')
    await context.addInitScript(`localStorage.setItem('servery.look.skin', '${skin}')`);
  await context.addInitScript(tellViolations);
  context.on('console', (message) => {
    if (message.text().startsWith('security policy:')) violations.push(message.text());
  });
  const page = await context.newPage();
  return { page, trouble: troubleOf(page) };
}

/** Starts a browser for pages of one address. */
export async function openBrowser(baseURL: string): Promise<Devices> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'],
    args: chromiumArgs,
  });
  const violations: string[] = [];
  return {
    open: (options = {}) => openDevice(browser, baseURL, options, violations),
    [Symbol.asyncDispose]: async () => {
      await browser.close();
      if (violations.length > 0) throw new Error(violations.join('\n'));
    },
  };
}
