import { detectLocale, type Locale } from './detectLocale.ts';

export type { Locale };

/** The kit's skins. */
export const skins = ['light', 'bordered', 'dark', 'semi-dark'] as const;
export type Skin = (typeof skins)[number];

const directions = ['ltr', 'rtl'] as const;
export type Direction = (typeof directions)[number];

const densities = ['compact', 'comfortable', 'touch'] as const;

/** How the app looks and speaks in this browser. */
export interface Preferences {
  locale: Locale;
  skin: Skin;
  /** Where it is not the language's own. */
  direction: Direction | '';
  /** Where it is not the pointer's own. */
  density: (typeof densities)[number] | '';
  /** The brand's colour as `#rrggbb`, where it is not the house's. */
  brand: string;
}

const look = (name: string): string | null => {
  try {
    return localStorage.getItem(`servery.look.${name}`);
  } catch {
    return null;
  }
};

const kept = <T extends string>(name: string, known: readonly T[]): T | undefined => {
  const value = look(name);
  return known.find((one) => one === value);
};

/** What this browser prefers: asked for in the address, remembered, or its own. */
export function readPreferences(): Preferences {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    locale: detectLocale(),
    skin: kept('skin', skins) ?? (isDark ? 'dark' : 'light'),
    direction: kept('direction', directions) ?? '',
    density: kept('density', densities) ?? '',
    brand: look('brand') ?? '',
  };
}

/** Which way the page runs. */
export const directionOf = ({ locale, direction }: Preferences): Direction =>
  direction || (locale === 'ar' ? 'rtl' : 'ltr');

/** Puts the preferences onto the page. */
export function wear(preferences: Preferences): void {
  const page = document.documentElement;
  page.lang = preferences.locale;
  page.dir = directionOf(preferences);
  page.dataset['skin'] = preferences.skin;
  if (preferences.density) page.dataset['density'] = preferences.density;
  else delete page.dataset['density'];
}
