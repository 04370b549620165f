import type { GlobalTypes } from 'storybook/internal/types';

/** The languages of stories, each with its text direction. */
export const directions = {
  en: 'ltr',
  ms: 'ltr',
  zh: 'ltr',
  fr: 'ltr',
  de: 'ltr',
  pt: 'ltr',
  ar: 'rtl',
} as const;
export type Locale = keyof typeof directions;

/** Whether a value of the toolbar is a supported language. */
export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(directions, value);

/** The toolbar's menus, such as the skin and the language of a story. */
export const globalTypes: GlobalTypes = {
  skin: {
    description: 'Skin',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'bordered', title: 'Bordered' },
        { value: 'dark', title: 'Dark' },
        { value: 'semi-dark', title: 'Semi-dark' },
      ],
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'compact', title: 'Compact' },
        { value: 'comfortable', title: 'Comfortable' },
        { value: 'touch', title: 'Touch' },
      ],
    },
  },
  locale: {
    description: 'Language and direction',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English' },
        { value: 'ms', title: 'Bahasa Melayu' },
        { value: 'zh', title: '简体中文' },
        { value: 'fr', title: 'Français' },
        { value: 'de', title: 'Deutsch' },
        { value: 'pt', title: 'Português' },
        { value: 'ar', title: 'العربية', right: 'rtl' },
      ],
    },
  },
};
