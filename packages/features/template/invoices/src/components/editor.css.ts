import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const headFields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.l,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
export const addressLines = style({
  marginBlockStart: vars.space.s,
  overflowWrap: 'anywhere',
});
export const lineFields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.m,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 1.4fr)' },
  },
});
export const wholeLine = style({
  gridColumn: '1 / -1',
  '@media': { [media.medium]: { gridColumn: '1 / 3' } },
});
export const itemField = style({
  gridColumn: '1 / -1',
  '@media': { [media.medium]: { gridColumn: 'auto' } },
});
export const linePrice = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  gridColumn: '1 / -1',
  fontWeight: vars.weight.medium,
  '@media': {
    [media.medium]: {
      gridColumn: '3',
      display: 'grid',
      justifyContent: 'stretch',
      justifyItems: 'end',
      gap: vars.space.s,
      textAlign: 'end',
    },
  },
});
export const priceLabel = style({ fontSize: vars.text.s, fontWeight: vars.weight.medium });
export const sumFields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
export const rates = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.m,
});
