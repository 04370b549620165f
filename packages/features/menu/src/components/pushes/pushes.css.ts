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

export const line = style({ display: 'block', overflowWrap: 'anywhere' });

/** A heading with its buttons at the end. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
