import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const dish = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space.xs,
  minBlockSize: `calc(${vars.size.target} * 1.75)`,
  padding: vars.space.m,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-chosen]': { borderColor: vars.tone.accent.solid },
    '&:active:enabled': { background: vars.color.surfaceHover },
    '&:disabled': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:enabled': { background: vars.color.surfaceHover } } },
  },
});

export const name = style({
  paddingInlineEnd: vars.space.xl,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const price = style({
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
});

export const count = style({
  position: 'absolute',
  insetBlockStart: vars.space.s,
  insetInlineEnd: vars.space.s,
  minInlineSize: vars.space.xl,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.full,
  background: vars.tone.accent.solid,
  color: vars.tone.accent.onSolid,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
