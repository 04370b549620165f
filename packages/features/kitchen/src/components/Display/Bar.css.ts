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

/** Names keep to one line; the row scrolls where they do not fit. */
export const zone = style({ flex: 'none', whiteSpace: 'nowrap' });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});
