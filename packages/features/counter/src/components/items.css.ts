import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** The items next to the bar above them, which stays while they scroll. */
export const items = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: vars.space.none,
  minBlockSize: vars.space.none,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});

export const search = style({ flex: `1 1 calc(${vars.size.target} * 4)` });

export const shelf = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  flex: 1,
  minBlockSize: vars.space.none,
  '@media': { [media.wide]: { flexDirection: 'row', gap: vars.space.m } },
});

/** The categories: a row that scrolls sideways, or a column on a wide screen. */
export const rail = style({
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  flex: 'none',
  paddingBlockEnd: vars.space.xxs,
  scrollbarWidth: 'thin',
  '@media': {
    [media.wide]: {
      flexDirection: 'column',
      inlineSize: `calc(${vars.size.target} * 3.5)`,
      overflowX: 'visible',
      overflowY: 'auto',
    },
  },
});

export const category = style({
  flex: 'none',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.tone.accent.solid,
      background: vars.tone.accent.soft,
      color: vars.tone.accent.onSoft,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.borderStrong } } },
  },
});

export const scroller = style({
  flex: 1,
  minInlineSize: vars.space.none,
  minBlockSize: vars.space.none,
  // The focus ring of the outermost items must not be cut.
  padding: vars.space.xs,
  '@media': { [media.medium]: { overflowY: 'auto' } },
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.size.target} * 3.75)), 1fr))`,
  gap: vars.space.s,
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minBlockSize: `calc(${vars.size.target} * 2)`,
  padding: vars.space.m,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&[data-chosen]': { borderColor: vars.tone.accent.solid },
    '&:active:enabled': { background: vars.color.surfacePressed },
    '&:disabled': {
      background: vars.color.surfaceSunken,
      color: vars.color.textMuted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:enabled': { background: vars.color.surfaceHover } } },
  },
});

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.s,
});

export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  lineHeight: vars.line.tight,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const price = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const count = style({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  minInlineSize: vars.space.xl,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.full,
  background: vars.tone.accent.solid,
  color: vars.tone.accent.onSolid,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const typed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderRadius: vars.radius.full,
  background: vars.tone.accent.soft,
  color: vars.tone.accent.onSoft,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
