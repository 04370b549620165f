import { component, media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** Form and preview, side by side if there is enough space. */
export const columns = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      gap: vars.space.l,
      '@media': {
        [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
      },
    },
  },
});
