import type { Locale } from '../boot/detectLocale.ts';

/**
 * The languages in the menu, each in its own language. Arabic is only for testing right-to-left
 * layout.
 */
export const languages: readonly { locale: Locale; label: string }[] = [
  { locale: 'en', label: 'English' },
  { locale: 'ms', label: 'Bahasa Melayu' },
  { locale: 'zh', label: '简体中文' },
  { locale: 'fr', label: 'Français' },
  { locale: 'de', label: 'Deutsch' },
  { locale: 'pt', label: 'Português' },
];
