import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const list = style({
  display: 'grid',
  gap: vars.space.s,
  listStyle: 'none',
  margin: vars.space.none,
  padding: vars.space.none,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
});

export const what = style({
  display: 'grid',
  gap: vars.space.xxs,
  flex: `1 1 ${vars.size.key}`,
  overflowWrap: 'anywhere',
});

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.s });

export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
});

export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  justifyContent: 'space-between',
});

/** The height of the top bar, below which sticky elements stay. */
const below = { narrow: vars.control.l, wide: `calc(${vars.control.l} + ${vars.space.s})` };

/** On a wide screen the cart stays visible while the menu scrolls. */
export const aside = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: below.wide,
      maxBlockSize: `calc(100dvb - 4 * ${vars.control.l})`,
      overflowY: 'auto',
    },
  },
});

export const cart = style({
  display: 'grid',
  gap: vars.space.s,
  outline: 'none',
  scrollMarginBlockStart: `calc(${vars.control.l} * 1.5)`,
});

/** The category links, which stay visible while the menu scrolls. */
export const parts = style({
  position: 'sticky',
  insetBlockStart: below.narrow,
  zIndex: vars.layer.sticky,
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  paddingBlock: vars.space.xs,
  background: vars.color.canvas,
  scrollbarWidth: 'thin',
  '@media': { [media.wide]: { insetBlockStart: below.wide } },
});

/** A category link, as wide as its name. */
export const jump = style({ flex: 'none', whiteSpace: 'nowrap' });

export const part = style({
  display: 'grid',
  gap: vars.space.s,
  // Scroll targets stop below the sticky categories.
  scrollMarginBlockStart: `calc(${vars.control.l} * 2.5)`,
});

export const dishes = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.size.target} * 4)), 1fr))`,
  gap: vars.space.s,
});

/** Sticks to the bottom of the screen while the page is longer. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: vars.space.none,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  background: vars.color.canvas,
});

export const sending = style({
  flex: 1,
  '@media': { [media.wide]: { flex: 'none' } },
});

export const phoneOnly = style({ '@media': { [media.wide]: { display: 'none' } } });
