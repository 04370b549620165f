import { vars } from '@servery/ui';
import { style } from '@vanilla-extract/css';
import { room } from './room.ts';

export const tabs = style({
  position: 'sticky',
  insetBlockStart: vars.space.none,
  zIndex: vars.layer.sticky,
  marginInline: `calc(${vars.space.xs} * -1)`,
  padding: vars.space.xs,
  background: vars.color.canvas,
  vars: { [vars.control.m]: vars.control.l },
  '@container': { [room.wide]: { display: 'none' } },
});

export const tab = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.bold });
