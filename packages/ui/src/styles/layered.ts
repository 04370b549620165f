import type { StyleRule } from '@vanilla-extract/css';
import { component } from './layers.css.ts';

/** Wraps a rule in the component layer, so that a product's plain CSS wins over it. */
export const layered = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({
  '@layer': { [component]: rule },
});
