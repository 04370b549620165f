import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: vars.space.s,
  margin: vars.space.none,
  paddingBlockStart: vars.space.s,
  paddingInline: vars.space.none,
  listStyle: 'none',
});

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  minBlockSize: vars.control.m,
});
