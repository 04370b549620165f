import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';
import { breakpoints } from './breakpoints.ts';

export const tabs = style({
  position: 'sticky',
  insetBlockStart: vars.space.none,
  zIndex: vars.layer.sticky,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: vars.space.s,
  marginInline: `calc(${vars.space.xs} * -1)`,
  padding: vars.space.xs,
  background: vars.color.canvas,
  '@container': { [breakpoints.wide]: { display: 'none' } },
});

export const tab = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.bold });

/** Hidden rather than removed, so that no tab moves when orders arrive. */
export const quiet = style({
  visibility: 'hidden',
  selectors: { '&[data-fresh]': { visibility: 'visible' } },
});

/**
 * Large enough for touch, with tight spacing so that three labels and counts fit the narrowest
 * phone.
 */
export const rail = style({
  minInlineSize: vars.space.none,
  vars: {
    [vars.control.m]: vars.control.l,
    [vars.space.m]: vars.space.xs,
    [vars.space.s]: vars.space.xs,
  },
});
