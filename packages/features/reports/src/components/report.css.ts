import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.m,
});

/** Cards next to each other where there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const hero = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.l,
});

export const heroLabel = style({ color: vars.color.textMuted });

export const heroFigures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  gap: `${vars.space.s} ${vars.space.xl}`,
  margin: vars.space.none,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(4, auto)' } },
});

export const heroFigure = style({ display: 'grid', gap: vars.space.xxs });

export const heroTerm = style({ fontSize: vars.text.s, color: vars.color.textMuted });

export const heroValue = style({ margin: vars.space.none, fontWeight: vars.weight.bold });

/** A share of the largest row, drawn behind its name. */
export const share = style({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: `calc(${vars.size.target} * 3)`,
});

export const bar = style({
  blockSize: vars.space.xs,
  borderRadius: vars.radius.s,
  background: vars.tone.accent.solid,
});

export const verdict = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  selectors: {
    '&[data-tone="success"]': { color: vars.tone.success.onSoft },
    '&[data-tone="warning"]': { color: vars.tone.warning.onSoft },
  },
});
