import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const popover = style(
  layered({
    maxInlineSize: `min(${vars.size.panel}, 100vw - 2 * ${vars.space.s})`,
    // Its content scrolls then, as a scrolling box would cut the arrow off.
    selectors: { '&[data-arrow]': { overflow: 'visible' } },
  }),
);

export const content = style(
  layered({
    padding: vars.space.l,
    outline: 'none',
    overflowWrap: 'anywhere',
    selectors: { '[data-arrow] > &': { maxBlockSize: 'inherit', overflow: 'auto' } },
  }),
);

export const heading = style(
  layered({
    margin: vars.space.none,
    marginBlockEnd: vars.space.s,
    fontSize: vars.text.m,
    fontWeight: vars.weight.bold,
    lineHeight: vars.line.tight,
  }),
);
