import { component, media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** Two buttons of equal width, stacked on a phone, where their labels are long. */
export const pair = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space.s,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});
