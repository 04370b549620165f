import { component, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const shell = style({
  '@layer': {
    [component]: {
      minBlockSize: '100dvh',
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      background: vars.color.canvas,
    },
  },
});

export const main = style({
  '@layer': {
    [component]: {
      minInlineSize: 0,
      display: 'grid',
      alignContent: 'start',
      outline: 'none',
    },
  },
});

export const skip = style({
  '@layer': {
    [component]: {
      position: 'absolute',
      insetInlineStart: vars.space.s,
      insetBlockStart: vars.space.s,
      zIndex: vars.layer.toast,
      padding: vars.space.s,
      background: vars.color.surfaceRaised,
      color: vars.color.text,
      borderRadius: vars.radius.s,
      selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', blockSize: 0, padding: 0 } },
    },
  },
});
