import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';
import { room } from './room.ts';

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
  '@container': { [room.wide]: { display: 'none' } },
});

export const tab = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.bold });

/** Its place is kept, so that no tab moves when orders arrive. */
export const quiet = style({
  visibility: 'hidden',
  selectors: { '&[data-fresh]': { visibility: 'visible' } },
});

/** As high as a thumb wants it, and close set: three words and their counts on the narrowest phone. */
export const rail = style({
  minInlineSize: vars.space.none,
  vars: {
    [vars.control.m]: vars.control.l,
    [vars.space.m]: vars.space.xs,
    [vars.space.s]: vars.space.xs,
  },
});
