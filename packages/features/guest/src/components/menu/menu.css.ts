import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** Sticky while the menu scrolls below it. */
export const tools = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  background: vars.color.canvas,
});

export const categories = style({
  display: 'flex',
  gap: vars.space.xs,
  // Space for the focus ring, which would be clipped.
  marginBlock: vars.space.none,
  marginInline: `calc(${vars.space.xxs} * -1)`,
  padding: vars.space.xxs,
  overflowX: 'auto',
  listStyle: 'none',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
});

export const category = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.m,
  border: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  color: vars.color.text,
  background: vars.color.surface,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      background: vars.tone.accent.soft,
      color: vars.tone.accent.onSoft,
      borderColor: vars.tone.accent.edge,
    },
  },
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  // Keeps the target clear of the sticky tools.
  scrollMarginBlockStart: `calc(${vars.space.xxxl} * 3)`,
});

export const dishes = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.size.panel} * 0.7)), 1fr))`,
  gap: vars.space.m,
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const dish = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  overflow: 'hidden',
  selectors: { '&[data-unavailable]': { background: vars.color.surfaceSunken } },
});

/** The whole card opens the dish; controls above it keep their own action. */
export const open = style({
  display: 'flex',
  flex: 1,
  gap: vars.space.m,
  minInlineSize: vars.space.none,
  minBlockSize: vars.size.target,
  padding: vars.space.m,
  textAlign: 'start',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: `calc(${vars.border.thick} * -2)` },
  },
});

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.xxs,
  minInlineSize: vars.space.none,
  overflowWrap: 'anywhere',
});

export const name = style({ fontWeight: vars.weight.medium });

export const textBlock = style({
  display: '-webkit-box',
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  marginBlockStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
});

export const picture = style({
  flex: 'none',
  inlineSize: `calc(${vars.control.l} * 2)`,
  blockSize: `calc(${vars.control.l} * 2)`,
  objectFit: 'cover',
  borderRadius: vars.radius.s,
  background: vars.color.surfaceSunken,
  selectors: { '[data-unavailable] &': { filter: 'grayscale(1)' } },
});

export const quick = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: vars.space.s,
});
