import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** Note, number and amount of each row. */
export const rows = style({ display: 'grid', gap: vars.space.s });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'center',
  gap: vars.space.m,
  fontVariantNumeric: 'tabular-nums',
});

export const amount = style({ textAlign: 'end' });

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
});
