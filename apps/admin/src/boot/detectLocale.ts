/** The languages that the app speaks; Arabic is there to test right to left. */
export const locales = ['en', 'fr', 'de', 'pt', 'ar'] as const;
export type Locale = (typeof locales)[number];

const key = 'servery.look.locale';
const cookie = /(?:^|; )lng=([^;]*)/;

/** A region or script says nothing here: `pt-BR` is Portuguese. */
const known = (wish: string | null | undefined): Locale | undefined =>
  locales.find((one) => one === wish?.toLowerCase().split(/[-_]/)[0]);

/** What cannot be read, where a browser allows no storage, is not there. */
const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/**
 * The language of this visit: asked for in the address (`lng`), a cookie (`lng`), local storage,
 * session storage, the browser's languages, the page's; English where none is spoken here. What the
 * address asks for is remembered.
 */
export function detectLocale(): Locale {
  const wish = known(new URLSearchParams(location.search).get('lng'));
  if (wish) keep(wish);
  const chosen =
    wish ??
    known(attempt(() => cookie.exec(document.cookie)?.[1])) ??
    known(attempt(() => localStorage.getItem(key))) ??
    known(attempt(() => sessionStorage.getItem(key)));
  if (chosen) return chosen;
  const spoken = [...(navigator.languages ?? []), document.documentElement.lang];
  // Only by choice: its texts are for trying.
  return spoken.map(known).find((one) => one && one !== 'ar') ?? 'en';
}

function keep(locale: Locale): void {
  if (attempt(() => localStorage.setItem(key, locale) ?? true)) return;
  attempt(() => sessionStorage.setItem(key, locale));
}

/** Remembers a chosen language for later visits, so that nothing that asks before it says another. */
export function rememberLocale(locale: Locale): void {
  keep(locale);
  attempt(() => {
    if (cookie.test(document.cookie))
      document.cookie = `lng=${locale}; path=/; max-age=31536000; samesite=lax`;
  });
  const here = new URL(location.href);
  if (!here.searchParams.has('lng')) return;
  here.searchParams.delete('lng');
  history.replaceState(history.state, '', here);
}
