/** The languages of the app. Arabic exists to test right-to-left layout. */
export const locales = ['en', 'ms', 'zh', 'fr', 'de', 'pt', 'ar'] as const;
export type Locale = (typeof locales)[number];

const key = 'servery.look.locale';
const cookie = /(?:^|; )lng=([^;]*)/;

/** Ignores a region or script: `pt-BR` is Portuguese, and `zh-Hant` gets simplified Chinese. */
const known = (input: string | null | undefined): Locale | undefined =>
  locales.find((locale) => locale === input?.toLowerCase().split(/[-_]/)[0]);

/** Returns undefined if reading throws, as in a browser that blocks storage. */
const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/**
 * Returns the language of the app. The sources, in order: the URL (`lng`), a cookie (`lng`), local
 * storage, session storage, the browser's languages, the page's language. English is used if none
 * is supported. A language from the URL is saved.
 */
export function detectLocale(): Locale {
  const input = known(new URLSearchParams(location.search).get('lng'));
  if (input) save(input);
  const chosen =
    input ??
    known(attempt(() => cookie.exec(document.cookie)?.[1])) ??
    known(attempt(() => localStorage.getItem(key))) ??
    known(attempt(() => sessionStorage.getItem(key)));
  if (chosen) return chosen;
  const spoken = [...(navigator.languages ?? []), document.documentElement.lang];
  // Arabic only by choice, because its texts exist for tests.
  return spoken.map(known).find((one) => one && one !== 'ar') ?? 'en';
}

function save(locale: Locale): void {
  if (attempt(() => localStorage.setItem(key, locale) ?? true)) return;
  attempt(() => sessionStorage.setItem(key, locale));
}

/**
 * Saves the chosen language for later visits, and removes or updates sources with higher
 * precedence.
 */
export function rememberLocale(locale: Locale): void {
  save(locale);
  attempt(() => {
    if (cookie.test(document.cookie))
      document.cookie = `lng=${locale}; path=/; max-age=31536000; samesite=lax`;
  });
  const here = new URL(location.href);
  if (!here.searchParams.has('lng')) return;
  here.searchParams.delete('lng');
  history.replaceState(history.state, '', here);
}
