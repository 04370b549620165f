import { vars } from '@servery/ui';
import { style } from '@vanilla-extract/css';

export const lines = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  fontSize: vars.text.m,
  lineHeight: vars.line.tight,
});

export const line = style({ display: 'flex', gap: vars.space.s });

export const quantity = style({
  flex: 'none',
  minInlineSize: '2.2em',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  textAlign: 'end',
});

export const item = style({ minInlineSize: vars.space.none, overflowWrap: 'anywhere' });

export const options = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.s,
});

export const more = style({
  paddingInlineStart: `calc(2.2em + ${vars.space.s})`,
  color: vars.color.textMuted,
});
