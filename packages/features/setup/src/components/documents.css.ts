import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

const column = { display: 'grid', gap: vars.space.m } as const;

export const list = style({
  ...column,
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const card = style(column);

export const files = style({
  ...column,
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const file = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'auto 1fr' } },
});

export const mark = style({ display: 'grid', color: vars.color.textMuted });

export const facts = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});

/** A name without spaces must not widen the page. */
export const name = style({ overflowWrap: 'anywhere' });

export const reason = style({ gridColumn: '1 / -1', gridRow: 2 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  justifyContent: 'end',
  '@media': { [media.narrow]: { gridColumn: '1 / -1', justifyContent: 'start' } },
});
