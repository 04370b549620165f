import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

/** How far what has an arrow stands from its target, in pixels. */
export const arrowGap = 10;

/** The point of a bubble; it covers the bubble's edge where it grows out of it. */
export const arrow = style(
  layered({
    display: 'block',
    inlineSize: vars.space.m,
    blockSize: vars.space.m,
    // Beside a bubble no room is left, and a picture may be no wider than its room.
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
