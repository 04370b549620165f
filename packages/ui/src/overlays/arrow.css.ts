import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

/** The distance in pixels of an overlay with an arrow from its target. */
export const arrowGap = 10;

/** The arrow of an overlay, which covers the overlay's edge at its base. */
export const arrow = style(
  layered({
    display: 'block',
    inlineSize: vars.space.m,
    blockSize: vars.space.m,
    // There's no space left next to the overlay, and images are limited to the available width by
    // default.
    maxInlineSize: 'none',
    fill: vars.color.surfaceRaised,
    stroke: vars.color.border,
    selectors: {
      '[data-placement=bottom] > * > &': { rotate: '180deg' },
      '[data-placement=right] > * > &': { rotate: '90deg' },
      '[data-placement=left] > * > &': { rotate: '-90deg' },
    },
  }),
);

/** An arrow in the colour of a tooltip, without an edge. */
export const darkArrow = style(
  layered({
    selectors: { [`${arrow}&`]: { fill: vars.tone.neutral.solid, stroke: 'none' } },
  }),
);
