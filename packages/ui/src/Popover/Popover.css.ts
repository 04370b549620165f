import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../overlays/focusRing.ts';
import { floating } from '../overlays/floating.css.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const popover = style([
  floating,
  layered({
    display: 'flex',
    maxInlineSize: `min(${vars.size.panel}, 100vw - 2 * ${vars.space.s})`,
    // The body scrolls instead of the surface, which would clip the arrow.
    selectors: { '&&': { overflow: 'visible' } },
  }),
]);

export const dialog = style(
  layered({
    display: 'flex',
    flex: 1,
    minInlineSize: vars.space.none,
    borderRadius: 'inherit',
    outline: 'none',
  }),
);

export const body = style(
  layered({
    flex: 1,
    minInlineSize: vars.space.none,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    borderRadius: 'inherit',
    outline: 'none',
    selectors: { '&:focus-visible': focusRingInset },
  }),
);

export const content = style(layered({ padding: vars.space.l, overflowWrap: 'anywhere' }));

export const heading = style(
  layered({
    margin: vars.space.none,
    marginBlockEnd: vars.space.s,
    fontSize: vars.text.m,
    fontWeight: vars.weight.bold,
    lineHeight: vars.line.tight,
  }),
);
