import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** The width below which rows become cards, as in the kit's table. */
const cards = media.narrow;

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minInlineSize: vars.space.none,
});

export const number = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.bold });

export const onCard = style({
  display: 'none',
  '@container': {
    [cards]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.s,
      minInlineSize: vars.space.none,
      fontWeight: vars.weight.regular,
    },
  },
});

export const fits = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const name = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/**
 * Wraps to a second line, because outlets of one merchant often differ only at the end of their
 * names.
 */
export const merchant = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: vars.text.s,
  lineHeight: vars.line.tight,
});

export const moment = style({
  display: 'flex',
  flexDirection: 'column',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [cards]: { flexDirection: 'row-reverse', gap: vars.space.s } },
});

export const date = style({
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  whiteSpace: 'nowrap',
});

export const method = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  whiteSpace: 'nowrap',
});

export const states = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: vars.space.none,
});

export const more = style({
  flex: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
});
