import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'grid', margin: vars.space.none, padding: vars.space.none });

/** Wraps onto further lines if there are many seats. */
export const seats = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
});

/** Takes the whole line if there isn't enough space for both. */
export const name = style({
  flex: `1 1 calc(${vars.size.target} * 4)`,
  minInlineSize: vars.space.none,
  overflowWrap: 'anywhere',
});

/** Two buttons and a number field that is a large enough target and shows two digits. */
export const stepper = style({
  flex: 'none',
  inlineSize: `calc(${vars.size.target} * 4 + ${vars.space.l})`,
});

/** The same width in every row, so that prices and steppers align. */
export const price = style({
  minInlineSize: `calc(${vars.size.target} * 2)`,
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** The amount of the new bill, in large type. */
export const bill = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});

export const figure = style({
  fontSize: vars.text.xxxl,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.line.tight,
});
