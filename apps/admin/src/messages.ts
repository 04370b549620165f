import type { Locale } from './boot/preferences.ts';

/** A text, or the same parsed while building. */
type Messages = Record<string, string>;
type Languages = Record<Exclude<Locale, 'en'>, () => Promise<{ default: Messages }>>;

const languages: Languages = {
  fr: () => import('virtual:language/fr'),
  de: () => import('virtual:language/de'),
  pt: () => import('virtual:language/pt'),
  ar: () => import('virtual:language/ar'),
};

const guests: Languages = {
  fr: () => import('virtual:language/guest-fr'),
  de: () => import('virtual:language/guest-de'),
  pt: () => import('virtual:language/guest-pt'),
  ar: () => import('virtual:language/guest-ar'),
};

/** The words of the app in one language: at a guest’s table those that are read there; English stands in the code itself. */
export const loadMessages = async (
  locale: Locale,
  from = location.pathname.startsWith('/t/') ? guests : languages,
): Promise<Messages> => (locale === 'en' ? {} : (await from[locale]()).default);

/** All words of the app in one language. */
export const loadAllMessages = (locale: Locale): Promise<Messages> =>
  loadMessages(locale, languages);
