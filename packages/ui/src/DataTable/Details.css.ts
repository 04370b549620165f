import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const expandButton = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    padding: vars.space.none,
    border: 'none',
    borderRadius: vars.radius.s,
    background: 'transparent',
    color: vars.color.textMuted,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
      '&:focus-visible': focusRingInset,
    },
  }),
);

export const expandIcon = style(
  layered({
    inlineSize: vars.size.icon,
    blockSize: vars.size.icon,
    transitionProperty: 'rotate',
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.motion.ease,
    selectors: {
      '[dir=rtl] &': { scale: '-1 1' },
      '[aria-expanded=true] > &': { rotate: '90deg' },
      '[dir=rtl] [aria-expanded=true] > &': { rotate: '-90deg' },
    },
  }),
);

export const detail = style(
  layered({
    gridColumn: '1 / -1',
    minInlineSize: vars.space.none,
    padding: vars.space.l,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
    background: vars.color.surfaceSunken,
    cursor: 'auto',
    outline: 'none',
    selectors: { '&:focus-visible': focusRingInset },
  }),
);
