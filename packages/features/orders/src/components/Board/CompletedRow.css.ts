import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const row = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${vars.size.key}`,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 'none' },
    '&[data-current]': { background: vars.color.surfaceSelected },
  },
});

export const open = style({
  display: 'grid',
  gap: vars.space.xxs,
  inlineSize: '100%',
  minBlockSize: vars.control.l,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  textAlign: 'start',
  selectors: { '&:focus-visible': { outlineOffset: `calc(${vars.border.thick} * -1)` } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surfaceHover } } },
  },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: vars.space.none,
});

export const number = style({
  fontSize: vars.text.l,
  fontVariantNumeric: 'tabular-nums',
});

export const recipient = style({
  flex: 'auto',
  minInlineSize: vars.space.none,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
});

export const time = style({
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
});
