import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  rowGap: vars.space.s,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.s,
});

export const facts = style({
  display: 'grid',
  gap: vars.space.xxs,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const panel = style({ display: 'grid', gap: vars.space.l, paddingBlockStart: vars.space.m });

export const pair = style({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const code = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: vars.size.field,
  marginInline: 'auto',
  padding: vars.space.m,
  borderRadius: vars.radius.m,
});
