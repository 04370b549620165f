import { component, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const list = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space.s,
      margin: vars.space.none,
      paddingInlineStart: vars.space.l,
    },
  },
});
