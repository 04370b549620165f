import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const keys = style({ display: 'grid', gap: vars.space.m });
export const key = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.l,
});
