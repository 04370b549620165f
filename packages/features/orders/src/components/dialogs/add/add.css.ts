import { vars } from '@servery/ui';
import { style } from '@vanilla-extract/css';

/** The part that scrolls, so that what is to be added stays in sight. */
export const shelf = style({
  display: 'grid',
  gap: vars.space.m,
  alignContent: 'start',
});

export const tabs = style({
  display: 'flex',
  gap: vars.space.s,
  overflowX: 'auto',
  paddingBlockEnd: vars.space.xs,
  scrollbarWidth: 'thin',
});

export const tab = style({ flex: 'none' });

export const item = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.s,
  inlineSize: '100%',
  textAlign: 'start',
});

export const itemName = style({ flex: 1, overflowWrap: 'anywhere' });

export const price = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
});

export const optionRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minBlockSize: vars.control.m,
});

export const group = style({
  margin: vars.space.none,
  padding: vars.space.none,
  border: 'none',
});

export const groupName = style({
  display: 'flex',
  inlineSize: '100%',
  justifyContent: 'space-between',
  gap: vars.space.m,
  padding: vars.space.none,
  paddingBlockEnd: vars.space.xs,
  fontWeight: vars.weight.medium,
});
