import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const steps = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

export const figure = style({
  minInlineSize: vars.space.l,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  justifyContent: 'space-between',
});

export const footer = style({ display: 'grid', gap: vars.space.s, inlineSize: '100%' });
