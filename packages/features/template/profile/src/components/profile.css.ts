import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';
import { columns } from './breakpoints.ts';

const { none, xxs, xs, s, m, l, xl } = vars.space;
const oneColumn = 'minmax(0, 1fr)';

export const page = style({ display: 'grid', gridTemplateColumns: oneColumn, gap: l });

/** The wide picture at the top. */
export const cover = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: `calc(${vars.size.key} * 2.5)`,
  objectFit: 'cover',
  background: vars.color.surfaceSunken,
  '@media': { [columns.two]: { blockSize: `calc(${vars.size.key} * 4)` } },
});
/** The picture, name and occupation, with the button that edits them at the end. */
export const identity = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${s} ${l}`,
  paddingInline: l,
  '@media': { [media.medium]: { paddingInline: xl } },
});
/** A larger picture than the kit’s, which overlaps the cover, in a ring of the surface’s colour. */
export const portrait = style({
  display: 'grid',
  flex: 'none',
  marginBlockStart: `calc(${vars.control.l} * -1.25)`,
  padding: xs,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
});
export const portraitSize = style({
  display: 'grid',
  vars: { [vars.size.key]: `calc(${vars.control.l} * 2.25)` },
});
export const names = style({
  flex: '1 1 auto',
  minInlineSize: none,
  maxInlineSize: '100%',
  paddingBlock: s,
  overflowWrap: 'anywhere',
});
export const edit = style({ paddingBlock: s });
export const tabs = style({
  paddingInline: s,
  paddingBlockStart: s,
  '@media': { [media.medium]: { paddingInline: m } },
});

/**
 * The feed: about, posts and the other cards below each other. In two columns, the cards are next
 * to the posts; in three, on both sides of them.
 */
export const feed = style({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: l,
  '@media': {
    [columns.two]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateRows: 'auto auto 1fr',
    },
    [columns.three]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
const column = style({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  alignContent: 'start',
  gap: l,
});
export const posts = style([
  column,
  {
    '@media': {
      [columns.two]: { gridColumn: 2, gridRow: '1 / span 3' },
      [columns.three]: { gridRow: '1 / span 2' },
    },
  },
]);
export const start = style([column, { '@media': { [columns.two]: { gridColumn: 1 } } }]);
export const end = style([
  column,
  {
    '@media': {
      [columns.two]: { gridColumn: 1 },
      [columns.three]: { gridColumn: 3, gridRow: '1 / span 2' },
    },
  },
]);

export const person = style({ display: 'flex', alignItems: 'center', gap: m });
export const personText = style({
  display: 'grid',
  flex: '1 1 0',
  minInlineSize: none,
  overflowWrap: 'anywhere',
});
export const text = style({ margin: none, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const tweets = style({ display: 'grid', gap: l });
export const tweet = style({
  display: 'grid',
  gap: s,
  selectors: {
    '& + &': {
      paddingBlockStart: l,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
    },
  },
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: `${xxs} ${s}` });
