import { component, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: vars.space.l,
      inlineSize: '100%',
      maxInlineSize: `calc(${vars.size.dialog} * 1.6)`,
    },
  },
});
