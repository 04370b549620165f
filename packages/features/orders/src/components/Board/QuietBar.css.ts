import { vars } from '@servery/ui';
import { style } from '@vanilla-extract/css';
import { room } from './room.ts';

export const bar = style({
  position: 'sticky',
  insetBlockEnd: vars.space.m,
  zIndex: vars.layer.sticky,
  borderRadius: vars.radius.s,
  boxShadow: vars.shadow.float,
  '@container': { [room.wide]: { display: 'none' } },
});
