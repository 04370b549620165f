import { media, vars } from '@servery/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

/** The space below a card is padding of its row, so that it's included in the measured height. */
export const row = style({
  position: 'relative',
  paddingBlockEnd: vars.space.s,
  selectors: {
    '&[data-dragged]': { opacity: vars.opacity.disabled },
    '&[data-edge]::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space.none,
      blockSize: vars.border.thick,
      borderRadius: vars.radius.full,
      background: vars.tone.accent.solid,
    },
    '&[data-edge=before]::after': {
      insetBlockStart: `calc((${vars.space.s} + ${vars.border.thick}) / -2)`,
    },
    '&[data-edge=after]::after': {
      insetBlockEnd: `calc((${vars.space.s} - ${vars.border.thick}) / 2)`,
    },
  },
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.m,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  cursor: 'grab',
  overflow: 'clip',
  selectors: {
    '[data-carried] > &': {
      borderColor: vars.tone.accent.edge,
      background: vars.color.surfaceSelected,
      boxShadow: vars.shadow.float,
    },
    '&:has([data-open]:focus-visible)': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: `calc(${vars.border.thick} * -1)`,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.borderStrong } } },
  },
});

export const cover = style({
  display: 'block',
  inlineSize: `calc(100% + 2 * ${vars.space.m})`,
  maxInlineSize: 'none',
  aspectRatio: '16 / 7',
  marginBlockStart: `calc(${vars.space.m} * -1)`,
  marginInline: `calc(${vars.space.m} * -1)`,
  objectFit: 'cover',
});

export const labels = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.xs,
});

export const title = style({
  paddingBlock: vars.space.xxs,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.tight,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  outline: 'none',
  /** Extends the link over the whole card. */
  '::after': { content: '""', position: 'absolute', inset: vars.space.none },
});

/** Above the link, which covers the card. */
export const above = style({ position: 'relative', zIndex: 1 });
export const more = style({
  marginBlockStart: `calc(${vars.space.xs} * -1)`,
  marginInlineEnd: `calc(${vars.space.s} * -1)`,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
});

export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  whiteSpace: 'nowrap',
  selectors: { '&[data-late]': { color: vars.tone.danger.onSoft } },
});

export const faces = style({ marginInlineStart: 'auto' });

// Otherwise the browser would drag the image instead of the card.
globalStyle(`${card} img`, { pointerEvents: 'none' });
