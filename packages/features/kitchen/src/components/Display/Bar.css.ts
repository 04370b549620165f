import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const zones = style({
  display: 'flex',
  gap: vars.space.xs,
  minInlineSize: vars.space.none,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});

/** Names stay on one line; the row scrolls if they don't fit. */
export const zone = style({ flex: 'none', whiteSpace: 'nowrap' });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});
