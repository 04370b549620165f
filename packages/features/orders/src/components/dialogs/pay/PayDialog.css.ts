import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const balance = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const balanceFigure = style({
  fontSize: vars.text.xxxl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  fontVariantNumeric: 'tabular-nums',
});

export const tender = style({
  display: 'grid',
  gap: vars.space.s,
  paddingBlock: vars.space.m,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
});

export const tenderHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontWeight: vars.weight.medium,
});

export const fields = style({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
});

export const split = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.m,
});

export const changeDue = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s,
  color: vars.color.textMuted,
  textAlign: 'center',
});

export const changeDueFigure = style({
  color: vars.color.text,
  fontSize: vars.text.xxxl,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
});
