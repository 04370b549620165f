import { component, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const cover = style({
  '@layer': {
    [component]: {
      position: 'fixed',
      inset: vars.space.none,
      // Among what opens above the page, so that what opens later stands above it.
      zIndex: vars.layer.overlay,
      display: 'grid',
      alignContent: 'center',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      background: vars.color.canvas,
      outline: 'none',
    },
  },
});
