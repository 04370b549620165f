import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { inject, onTestFinished, TestRunner } from 'vitest';
import { chromiumArgs } from '../../../../scripts/chromium.mjs';
import { shopNow } from './shopNow.ts';

/** A browser page and the errors in it. */
export interface Device {
  page: Page;
  /** Script errors, console errors and violations of the security policy. */
  errors: string[];
}

/**
 * Options of a device; the default is a light desktop page in English, without the service worker.
 */
export interface DeviceOptions extends BrowserContextOptions {
  /**
   * Whether the app's worker is installed. It only delivers the page and its files, and installing
   * it takes more processor time than five page loads.
   */
  serviceWorkers?: 'allow' | 'block';
  /** The skin: light and dark emulate the device's colour scheme, the others are a saved choice. */
  skin?: 'light' | 'dark' | 'bordered' | 'semi-dark';
  /** The saved language of the app; null if none was chosen. */
  language?: 'en' | 'de' | 'ar' | null;
  /** Whether `page.clock` can be advanced; it also runs on its own. */
  hasTurnableClock?: boolean;
}

/**
 * Devices with separate storage in one browser. Closing it fails if a page violated the security
 * policy.
 */
export interface Devices {
  /** Opens a device; one that a test opens is closed at its end. */
  open(options?: DeviceOptions): Promise<Device>;
  [Symbol.asyncDispose](): Promise<void>;
}

// The browser logs this for every failed response, whether or not the app expects it.
const isAnswered = (text: string) => text.startsWith('Failed to load resource:');

/** Collects all errors of a page as they occur. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAnswered(message.text())) errors.push(message.text());
  });
  return errors;
}

// Logs the directive and the blocked content, because the wording of the browser's own message
// varies.
const logViolations = `document.addEventListener('securitypolicyviolation', (event) =>
  console.error(['security policy:', event.effectiveDirective, event.blockedURI, event.sample].join(' ')))`;

/** Sets the clock of the page that it runs in ahead by milliseconds. */
function setAhead(ms: number) {
  const real = Date;
  const now = () => real.now() + ms;
  globalThis.Date = new Proxy(real, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget) as Date,
    apply: () => new real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

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
    serviceWorkers: 'block',
    colorScheme: skin === 'dark' ? 'dark' : 'light',
    ...rest,
  });
  context.setDefaultTimeout(120_000);
  if (hasTurnableClock) await context.clock.install({ time: shopNow() });
  else await context.addInitScript(setAhead, inject('aheadMs'));
  if (language)
    await context.addInitScript(`localStorage.setItem('servery.look.locale', '${language}')`);
  if (skin !== 'light' && skin !== 'dark')
    await context.addInitScript(`localStorage.setItem('servery.look.skin', '${skin}')`);
  await context.addInitScript(logViolations);
  context.on('console', (message) => {
    if (message.text().startsWith('security policy:')) violations.push(message.text());
  });
  const page = await context.newPage();
  return { page, errors: collectErrors(page) };
}

/** Options of a browser; the default is the headless shell. */
export interface BrowserOptions {
  /**
   * Whether the pages need features that the headless shell lacks: installed apps, push and
   * notifications.
   */
  isFull?: boolean;
}

/** Starts a browser for pages of one server. */
export async function openBrowser(
  baseURL: string,
  { isFull = false }: BrowserOptions = {},
): Promise<Devices> {
  const browser = await chromium.launch({
    executablePath: process.env[isFull ? 'CHROMIUM_PATH' : 'HEADLESS_SHELL_PATH'],
    args: chromiumArgs,
  });
  const violations: string[] = [];
  return {
    open: async (options = {}) => {
      const device = await openDevice(browser, baseURL, options, violations);
      // A page that stays open follows the live events of later tests and slows them down.
      if (TestRunner.getCurrentTest()) onTestFinished(() => device.page.context().close());
      return device;
    },
    [Symbol.asyncDispose]: async () => {
      await browser.close();
      if (violations.length > 0) throw new Error(violations.join('\n'));
    },
  };
}
