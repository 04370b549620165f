import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.l,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  inlineSize: '100%',
});

export const facts = style({
  display: 'grid',
  gap: vars.space.xxs,
  flex: `1 1 ${vars.size.field}`,
  minInlineSize: vars.space.none,
  overflowWrap: 'anywhere',
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  fontWeight: vars.weight.medium,
});

/** Names in a row, separated by a gap instead of punctuation that depends on the script. */
export const parts = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m });

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.s });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
});

export const form = style({ display: 'grid', gap: vars.space.l });

export const pair = style({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
