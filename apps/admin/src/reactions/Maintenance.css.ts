import { component, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const cover = style({
  '@layer': {
    [component]: {
      position: 'fixed',
      inset: vars.space.none,
      zIndex: vars.layer.toast,
      display: 'grid',
      placeContent: 'center',
      overflow: 'auto',
      background: vars.color.canvas,
      outline: 'none',
    },
  },
});
