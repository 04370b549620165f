import type { StyleRule } from '@vanilla-extract/css';
import { component } from './layers.css.ts';

/** A rule in the component layer, where a consumer's plain CSS wins over it. */
export const layered = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({
  '@layer': { [component]: rule },
});
