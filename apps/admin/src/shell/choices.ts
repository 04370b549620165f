import type { Locale, Skin } from '../boot/preferences.ts';

/** The skins that people choose from; the start of the page holds the same list for itself. */
export const skins: readonly Skin[] = ['light', 'bordered', 'dark', 'semi-dark'];

export type { Locale, Skin };
