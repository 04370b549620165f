import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});

export const name = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});

/** The amounts of an outlet, which line up at the end of the rows. */
export const amounts = style({
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space.xxs,
  marginInlineStart: 'auto',
  paddingBlock: vars.space.xs,
});

export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
});
