/** The languages that the app speaks; Arabic is there to test right to left. */
export const locales = ['en', 'fr', 'de', 'pt', 'ar'] as const;
export type Locale = (typeof locales)[number];

/** The kit's skins. */
export const skins = ['light', 'bordered', 'dark', 'semi-dark'] as const;
export type Skin = (typeof skins)[number];

/** How the app looks and speaks in this browser. */
export interface Preferences {
  locale: Locale;
  skin: Skin;
}

const oneOf = <T extends string>(
  known: readonly T[],
  ...values: (string | null)[]
): T | undefined => values.flatMap((value) => known.find((one) => one === value) ?? [])[0];

/** What this browser prefers: asked for in the address, remembered, or its own. */
export function readPreferences(): Preferences {
  const asked = new URLSearchParams(location.search).get('lng');
  const spoken = navigator.languages.map((language) => language.slice(0, 2));
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    locale: oneOf(locales, asked, localStorage.getItem('servery.look.locale'), ...spoken) ?? 'en',
    skin: oneOf(skins, localStorage.getItem('servery.look.skin')) ?? (isDark ? 'dark' : 'light'),
  };
}

/** Puts the preferences onto the page. */
export function wear({ locale, skin }: Preferences): void {
  const page = document.documentElement;
  page.lang = locale;
  page.dir = locale === 'ar' ? 'rtl' : 'ltr';
  page.dataset['skin'] = skin;
}
