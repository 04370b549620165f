import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.l,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  rowGap: vars.space.s,
});

export const search = style({
  inlineSize: '100%',
  '@media': { [media.medium]: { inlineSize: vars.size.field } },
});

/** The list of sections beside the open one. A narrow page shows one of both. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'start',
  '@media': {
    [media.wide]: { gridTemplateColumns: `calc(${vars.size.field} * 0.9) minmax(0, 1fr)` },
  },
});

/** Shown beside the other part, or alone on a narrow page. */
export const part = style({
  selectors: { '&[data-beside]': { display: 'none' } },
  '@media': { [media.wide]: { selectors: { '&[data-beside]': { display: 'block' } } } },
});

export const back = style({ '@media': { [media.wide]: { display: 'none' } } });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  maxInlineSize: `calc(${vars.size.field} * 2.6)`,
  outline: 'none',
});

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const triple = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const help = style({ margin: vars.space.none, color: vars.color.textMuted });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
});

/** A scheduled change, with its button at the end. */
export const planned = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}` },
  },
});

export const plain = style({
  display: 'grid',
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const error = style({ margin: vars.space.none, color: vars.tone.danger.onSoft });
