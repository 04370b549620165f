import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/theme.css.ts';

export const popover = style({
  '@layer': {
    [component]: { maxInlineSize: `min(${vars.size.panel}, 100vw - 2 * ${vars.space.s})` },
  },
});

export const content = style({
  '@layer': { [component]: { padding: vars.space.l, outline: 'none' } },
});

export const heading = style({
  '@layer': {
    [component]: {
      margin: vars.space.none,
      marginBlockEnd: vars.space.s,
      fontSize: vars.text.m,
      fontWeight: vars.weight.bold,
      lineHeight: vars.line.tight,
    },
  },
});
