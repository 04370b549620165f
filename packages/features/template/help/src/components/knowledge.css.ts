import { media, vars } from '@servery/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

const { none, s, l, xl } = vars.space;
const column = `calc(${vars.size.field} * 0.9)`;
const grid = `repeat(auto-fill, minmax(min(100%, ${column}), 1fr))`;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: l });
export const cards = style({ display: 'grid', gap: l, gridTemplateColumns: grid });
/** Fills its cell, so that the cards of a row are equally high. */
export const cell = style({ display: 'grid', minInlineSize: none });

export const category = style({
  display: 'grid',
  justifyItems: 'center',
  gap: s,
  blockSize: '100%',
  gridTemplateRows: 'auto auto 1fr auto',
  textAlign: 'center',
  textWrap: 'balance',
});
export const description = style({ color: vars.color.textMuted });

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: l });
export const groupHead = style({ display: 'flex', alignItems: 'center', gap: s });
const signBase = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.m,
});
export const sign = styleVariants(
  { accent: 'accent', info: 'info', success: 'success', warning: 'warning' } as const,
  (tone) => [signBase, { background: vars.tone[tone].soft, color: vars.tone[tone].onSoft }],
);

/** The answer, with the related questions beside it on wide screens and below it on others. */
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: l,
  '@media': {
    [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${column}`, gap: xl },
  },
});
export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: l,
  maxInlineSize: vars.size.measure,
});
