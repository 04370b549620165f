import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

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
