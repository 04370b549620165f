import { component, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const group = style({
  '@layer': { [component]: { display: 'grid', gap: vars.space.m } },
});

/** A label between two lines. */
export const heading = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.m,
      fontSize: vars.text.s,
      color: vars.color.textMuted,
      selectors: {
        '&::before, &::after': {
          content: '',
          flex: 1,
          borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
        },
      },
    },
  },
});

export const buttons = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space.s,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
});
