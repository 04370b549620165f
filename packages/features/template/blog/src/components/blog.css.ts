import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

const { none, s, m, l, xl } = vars.space;
const column = `calc(${vars.size.field} * 0.9)`;

/** The posts or a post, with the side bar next to them on wide screens and below on others. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: l,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, 1fr) ${column}`,
      gridTemplateRows: 'auto 1fr',
      gap: `${l} ${xl}`,
    },
  },
});
/** The search: above the posts, and on wide screens above the side bar. */
export const searching = style({ '@media': { [media.wide]: { gridColumn: 2, gridRow: 1 } } });
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: l,
  '@media': { [media.wide]: { gridColumn: 1, gridRow: '1 / span 2' } },
});
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: l,
  '@media': { [media.wide]: { gridColumn: 2 } },
});

export const cards = style({
  display: 'grid',
  gap: l,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${column}), 1fr))`,
});
/** Fills its cell, so that the cards of a row are equally high. */
export const cell = style({ display: 'grid', minInlineSize: none });
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: m,
  overflowWrap: 'anywhere',
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
});
/** The small picture of a recent post. */
export const thumbnail = style([
  picture,
  { inlineSize: `calc(${vars.size.target} * 1.5)`, borderRadius: vars.radius.s },
]);

export const byline = style({ display: 'flex', alignItems: 'center', gap: s });
export const bylineText = style({ display: 'grid', minInlineSize: none, overflowWrap: 'anywhere' });
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${s} ${l}`,
  color: vars.color.textMuted,
});
export const counted = style({ display: 'inline-flex', alignItems: 'center', gap: s });
