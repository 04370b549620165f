import { detectLocale, type Locale } from './detectLocale.ts';

export type { Locale };

/** The kit's skins. */
export const skins = ['light', 'bordered', 'dark', 'semi-dark'] as const;
export type Skin = (typeof skins)[number];

const directions = ['ltr', 'rtl'] as const;
export type Direction = (typeof directions)[number];

const densities = ['compact', 'comfortable', 'touch'] as const;

/** The appearance and language of the app in this browser. */
export interface Preferences {
  locale: Locale;
  skin: Skin;
  /** Set only if it differs from the language's own. */
  direction: Direction | '';
  /** Set only if it differs from the pointer's default. */
  density: (typeof densities)[number] | '';
  /** The brand's colour as `#rrggbb`; empty for the app's own. */
  brand: string;
}

const look = (name: string): string | null => {
  try {
    return localStorage.getItem(`servery.look.${name}`);
  } catch {
    return null;
  }
};

const saved = <T extends string>(name: string, known: readonly T[]): T | undefined => {
  const value = look(name);
  return known.find((one) => one === value);
};

/** Returns the preferences from the URL, from storage, or from the browser. */
export function readPreferences(): Preferences {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    locale: detectLocale(),
    skin: saved('skin', skins) ?? (isDark ? 'dark' : 'light'),
    direction: saved('direction', directions) ?? '',
    density: saved('density', densities) ?? '',
    brand: look('brand') ?? '',
  };
}

/** Returns the text direction of the page. */
export const directionOf = ({ locale, direction }: Preferences): Direction =>
  direction || (locale === 'ar' ? 'rtl' : 'ltr');

/** Applies the preferences to the page. */
export function wear(preferences: Preferences): void {
  const page = document.documentElement;
  page.lang = preferences.locale;
  page.dir = directionOf(preferences);
  page.dataset['skin'] = preferences.skin;
  if (preferences.density) page.dataset['density'] = preferences.density;
  else delete page.dataset['density'];
}
