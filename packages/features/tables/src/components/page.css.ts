import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.l,
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
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.s,
});

export const facts = style({
  display: 'grid',
  gap: vars.space.xxs,
  flex: `1 1 ${vars.size.field}`,
  minInlineSize: vars.space.none,
  overflowWrap: 'anywhere',
});

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.s });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
});

/** The actions of a page, which wrap on a phone. */
export const toolbar = style([tools, { flexWrap: 'wrap', gap: vars.space.s }]);

/** The actions of one table, which wrap on a phone. */
export const steps = style([
  tools,
  {
    flexWrap: 'wrap',
    '@media': {
      [media.narrow]: { justifyContent: 'start', marginInlineStart: vars.space.none },
    },
  },
]);

export const pair = style({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
