import type { Locale } from '../boot/detectLocale.ts';

/** The languages that people choose from, in their own words. Arabic only tests right to left. */
export const languages: readonly { locale: Locale; label: string }[] = [
  { locale: 'en', label: 'English' },
  { locale: 'fr', label: 'Français' },
  { locale: 'de', label: 'Deutsch' },
  { locale: 'pt', label: 'Português' },
];
