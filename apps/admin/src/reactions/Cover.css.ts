import { component, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const cover = style({
  '@layer': {
    [component]: {
      position: 'fixed',
      inset: vars.space.none,
      // On the layer of overlays, so that overlays that open later are above it.
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
