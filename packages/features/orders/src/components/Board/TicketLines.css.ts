import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const lines = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s,
  fontSize: vars.text.l,
  lineHeight: vars.line.tight,
});

export const line = style({ display: 'flex', gap: vars.space.s });

export const quantity = style({
  flex: 'none',
  minInlineSize: '1.9em',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
});

export const item = style({ minInlineSize: vars.space.none, overflowWrap: 'anywhere' });

export const options = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.m,
});

export const more = style({
  paddingInlineStart: `calc(1.9em + ${vars.space.s})`,
  color: vars.color.textMuted,
});
