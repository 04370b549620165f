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

export const dayName = style({ paddingBlock: vars.space.s, fontWeight: vars.weight.medium });

export const ranges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const range = style({ display: 'flex', alignItems: 'start', gap: vars.space.xs });

export const nothing = style({ paddingBlock: vars.space.s, color: vars.color.textMuted });
