import type { Locale } from './boot/preferences.ts';

/** Messages by id, each as text or parsed at build time. */
type Messages = Record<string, string>;

/** The messages of the app and of the kit in one language. */
export interface Language {
  default: Messages;
  kit: Messages;
}
type Languages = Record<Exclude<Locale, 'en'>, () => Promise<Language>>;

/** English messages are in the code itself. */
const english: Language = { default: {}, kit: {} };

const languages: Languages = {
  ms: () => import('virtual:language/ms'),
  zh: () => import('virtual:language/zh'),
  fr: () => import('virtual:language/fr'),
  de: () => import('virtual:language/de'),
  pt: () => import('virtual:language/pt'),
  ar: () => import('virtual:language/ar'),
};

const guests: Languages = {
  ms: () => import('virtual:language/guest-ms'),
  zh: () => import('virtual:language/guest-zh'),
  fr: () => import('virtual:language/guest-fr'),
  de: () => import('virtual:language/guest-de'),
  pt: () => import('virtual:language/guest-pt'),
  ar: () => import('virtual:language/guest-ar'),
};

/** Returns the messages of the app in one language, or only those of its guest screens. */
export const loadMessages = async (locale: Locale, isForGuests = false): Promise<Language> =>
  locale === 'en' ? english : (isForGuests ? guests : languages)[locale]();
