import { media, vars } from '@servery/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

/** Two lines on phones, and columns that line up from row to row on wider screens. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  inlineSize: '100%',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'auto minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr) auto auto',
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

export const name = style({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: vars.space.none,
  overflowWrap: 'anywhere',
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  fontWeight: vars.weight.medium,
});

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.s });

/** One wrapping line on phones, next to the buttons; its parts are columns on wider screens. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / span 2',
  order: 1,
  columnGap: vars.space.m,
  minInlineSize: vars.space.none,
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { display: 'contents' } },
});

export const column = style([
  name,
  {
    fontSize: vars.text.s,
    '@media': { [media.narrow]: { display: 'contents' } },
  },
]);

export const toggle = style({ justifySelf: 'end' });

export const tools = style({
  display: 'flex',
  order: 1,
  '@media': { [media.medium]: { order: 'initial' } },
});
