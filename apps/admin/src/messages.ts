import type { Locale } from './boot/preferences.ts';

/** A text, or the same parsed while building. */
type Messages = Record<string, string>;

const languages: Record<Exclude<Locale, 'en'>, () => Promise<{ default: Messages }>> = {
  fr: () => import('virtual:language/fr'),
  de: () => import('virtual:language/de'),
  pt: () => import('virtual:language/pt'),
  ar: () => import('virtual:language/ar'),
};

/** All words of the app in one language; English stands in the code itself. */
export const loadMessages = async (locale: Locale): Promise<Messages> =>
  locale === 'en' ? {} : (await languages[locale]()).default;
