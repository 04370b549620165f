import { media, vars } from '@servery/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

/** One column on phones, and columns that line up from row to row on wide screens. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  inlineSize: '100%',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'auto minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) auto',
    },
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.m,
  blockSize: vars.control.m,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});
globalStyle(`${icon} svg`, { inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge });

export const facts = style({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: vars.space.none,
  overflowWrap: 'anywhere',
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  fontWeight: vars.weight.medium,
});

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.s });

/** Below the name on phones, in a column of its own on wide screens. */
export const column = style([
  facts,
  {
    fontSize: vars.text.s,
    fontVariantNumeric: 'tabular-nums',
    gridColumn: '2 / -1',
    '@media': { [media.wide]: { gridColumn: 'auto' } },
  },
]);

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  gridColumn: '2 / -1',
  '@media': { [media.wide]: { gridColumn: 'auto' } },
});
