import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const due = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const dueFigure = style({
  fontSize: vars.text.xxxl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  fontVariantNumeric: 'tabular-nums',
});

export const option = style({
  display: 'grid',
  gap: vars.space.s,
  margin: vars.space.none,
  padding: vars.space.none,
  border: 'none',
});

export const optionName = style({
  padding: vars.space.none,
  fontWeight: vars.weight.medium,
});

/** At least two next to each other, wide enough for an amount or a name. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(50% - ${vars.space.s}, ${vars.size.target} * 5), 1fr))`,
  gap: vars.space.s,
});
