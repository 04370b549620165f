import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** Parts below each other, as wide as a form. */
export const part = style({
  display: 'grid',
  gap: vars.space.m,
  maxInlineSize: vars.size.dialog,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
