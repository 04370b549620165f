import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: vars.space.none,
  padding: vars.space.l,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  overflowY: 'auto',
});

export const part = style({ display: 'grid', gap: vars.space.s });

export const title = style({ fontSize: vars.text.xl });

export const list = style({ display: 'grid', gap: vars.space.xs });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '2.5em 1fr',
  alignItems: 'baseline',
  gap: vars.space.s,
  fontSize: vars.text.xl,
  overflowWrap: 'anywhere',
});

export const count = style({
  textAlign: 'end',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const quiet = style({ color: vars.color.textMuted });
