import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { DeviceOptions } from './support/openBrowser.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();

const words = (language: string): Record<string, string> =>
  JSON.parse(
    readFileSync(
      new URL(`../../../packages/screens/src/locales/${language}.json`, import.meta.url),
      'utf8',
    ),
  ) as Record<string, string>;

const submit = (language: string) =>
  language === 'en' ? 'Sign in' : words(language)['screens.signIn.submit']!;

const open = async (options: DeviceOptions = {}) => {
  const device = await devices.open({ language: null, ...options });
  const expectLanguage = async (language: string) => {
    await device.page.getByRole('button', { name: submit(language), exact: true }).waitFor();
    const html = device.page.locator('html');
    expect(await html.getAttribute('lang')).toBe(language);
    expect(await html.getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
    expect(device.errors).toEqual([]);
  };
  return { ...device, context: device.page.context(), expectLanguage };
};

const key = 'servery.look.locale';
const saveLanguage = (storage: string, language: string) =>
  `${storage}.setItem('${key}', '${language}')`;

test('the language comes from the URL, a cookie, local storage, session storage or the browser, in this order', async () => {
  const { page, context, expectLanguage } = await open({ locale: 'fr-CA' });
  await page.goto('/login');
  await expectLanguage('fr');
  await context.addInitScript(saveLanguage('sessionStorage', 'de'));
  await page.reload();
  await expectLanguage('de');
  await context.addInitScript(saveLanguage('localStorage', 'pt-BR'));
  await page.reload();
  await expectLanguage('pt');
  await context.addCookies([{ name: 'lng', value: 'fr', url: shop.url }]);
  await page.reload();
  await expectLanguage('fr');
  await page.goto('/login?lng=de-AT');
  await expectLanguage('de');
});

test('the language in the URL is saved', async () => {
  const { page, expectLanguage } = await open();
  await page.goto('/login?lng=pt-BR');
  await expectLanguage('pt');
  await page.goto('/login');
  await expectLanguage('pt');
  expect(await page.evaluate(`localStorage.getItem('${key}')`)).toBe('pt');
});

test.each([
  ['a language that it does not speak', 'ja-JP', 'en'],
  ['Arabic, which is there for trying', 'ar-EG', 'en'],
  ['a region', 'de-CH', 'de'],
  ['Malay', 'ms-MY', 'ms'],
  ['Chinese, in either script', 'zh-TW', 'zh'],
])('the browser’s language is resolved for %s', async (_name, locale, language) => {
  const { page, expectLanguage } = await open({ locale });
  await page.goto('/login');
  await expectLanguage(language);
});

test('Arabic is used if the URL selects it', async () => {
  const { page, expectLanguage } = await open();
  await page.goto('/login?lng=ar');
  await expectLanguage('ar');
});

/** Returns whether the kit's Arabic font is loaded after everything on the page is laid out. */
const arabicFont = (page: Page) =>
  page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    return [...document.fonts].find(({ family }) => family.includes('Arabic'))?.status;
  });

test('a page in Arabic loads the font for it', async () => {
  const { page, expectLanguage } = await open();
  await page.goto('/login?lng=ar');
  await expectLanguage('ar');
  expect(await arabicFont(page)).toBe('loaded');
});

test('a page in another language does not load the Arabic font, even for an Arabic name', async () => {
  const { page, expectLanguage } = await open();
  await page.goto('/login?lng=en');
  await expectLanguage('en');
  await page.getByLabel('Username').fill('مريم');
  expect(await arabicFont(page)).toBe('unloaded');
});

test('unsupported languages are ignored', async () => {
  const { page, context, expectLanguage } = await open({ locale: 'de-DE' });
  await context.addInitScript(saveLanguage('localStorage', 'xx'));
  await context.addCookies([{ name: 'lng', value: 'tlh', url: shop.url }]);
  await page.goto('/login?lng=zz');
  await expectLanguage('de');
});

test('the app works in a browser that blocks storage', async () => {
  const { page, context, expectLanguage } = await open({ locale: 'fr-FR' });
  await context.addInitScript(`for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      configurable: true,
      get() { throw new DOMException('denied', 'SecurityError') },
    })`);
  await page.goto('/login');
  await expectLanguage('fr');
  await page.goto('/login?lng=de');
  await expectLanguage('de');
  await new Till(page).fillInWordless('merchant');
  await page.locator('[data-ticket], [data-status]').first().waitFor();
});

test('the menu changes the language immediately and overrides the URL and a cookie', async () => {
  const { page, context, errors } = await open();
  await context.addCookies([{ name: 'lng', value: 'en', url: shop.url }]);
  const till = new Till(page);
  await till.signIn('merchant');
  await page.goto('/orders/history?lng=en');
  const history = (language: string) =>
    page.getByRole('heading', { level: 1, name: language, exact: true });
  await history('Order history').waitFor();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await page.locator('html[lang=zh]').waitFor();
  expect(new URL(page.url()).search).not.toContain('lng');
  await page.reload();
  await page.locator('html[lang=zh]').waitFor();
  await page.goto('/orders/live');
  await page.locator('html[lang=zh]').waitFor();
  expect(errors).toEqual([]);
});
