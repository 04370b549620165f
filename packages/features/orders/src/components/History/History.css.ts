import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

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
  rowGap: vars.space.xs,
});

export const title = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.m });

export const count = style({
  minInlineSize: '6em',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  '@media': { print: { display: 'none' } },
});

export const search = style({ flex: `1 1 ${vars.size.field}` });

/** A rail of four lists may be wider than a phone. */
export const lists = style({
  minInlineSize: vars.space.none,
  maxInlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: vars.border.thick,
});

export const filled = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '75dvh',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.l,
  rowGap: vars.space.s,
  minBlockSize: vars.control.m,
  '@media': { print: { display: 'none' } },
});

export const pages = style({ flex: 1 });

export const loaded = style({
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
});
