import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

const unprinted = { print: { display: 'none' } };

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.m,
  '@media': {
    [media.wide]: {
      selectors: { '&[data-beside]': { inlineSize: `calc(100% - ${vars.size.panel})` } },
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  rowGap: vars.space.s,
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.m,
});

export const count = style({
  minInlineSize: '6em',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.s,
  marginInlineStart: 'auto',
  '@media': unprinted,
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.s,
  '@media': unprinted,
});

export const searching = style({ flex: `1 1 ${vars.size.field}` });
