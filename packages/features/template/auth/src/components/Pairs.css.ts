import { component, media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const pairs = style({
  '@layer': {
    [component]: {
      display: 'grid',
      alignItems: 'start',
      gap: vars.space.l,
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});
