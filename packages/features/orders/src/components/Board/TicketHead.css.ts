import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const names = style({
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: vars.space.none,
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.m,
  fontVariantNumeric: 'tabular-nums',
});

export const open = style({
  fontSize: vars.text.xxxl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  letterSpacing: '-0.02em',
  textAlign: 'start',
  outline: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: vars.space.none,
      borderRadius: 'inherit',
    },
  },
});

export const recipient = style({
  minInlineSize: vars.space.none,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
});

export const method = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.text,
  fontSize: vars.text.m,
  fontWeight: vars.weight.medium,
  vars: { [vars.size.icon]: vars.size.iconLarge },
});
