import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const days = style({
  display: 'grid',
  gap: vars.space.s,
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.s,
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space.s,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
    },
  },
  '@media': {
    [media.medium]: {
      gridTemplateColumns: `calc(${vars.size.field} / 3) minmax(0, 1fr)`,
      alignItems: 'start',
    },
  },
});

export const dayName = style({
  paddingBlock: vars.space.s,
  fontWeight: vars.weight.medium,
});

export const ranges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const range = style({ display: 'flex', alignItems: 'start', gap: vars.space.xs });

export const nothing = style({ paddingBlock: vars.space.s, color: vars.color.textMuted });

export const help = style({ margin: vars.space.none, color: vars.color.textMuted });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.size.field} * 0.8)), 1fr))`,
  gap: vars.space.l,
  alignItems: 'start',
});

export const stack = style({ display: 'grid', gap: vars.space.l });

export const switches = style({ display: 'grid', gap: vars.space.m, justifyItems: 'start' });

export const acts = style({ display: 'flex', justifyContent: 'end', gap: vars.space.xs });

/** The QR code, next to its text if there is enough space. */
export const code = style({
  display: 'block',
  maxInlineSize: `calc(${vars.size.field} * 0.6)`,
});
