import { component, media, override, vars } from '@servery/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const shell = style({
  '@layer': {
    [component]: {
      minBlockSize: '100dvh',
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      background: vars.color.canvas,
      '@media': { [media.wide]: { blockSize: '100dvh' } },
    },
  },
});

export const main = style({
  '@layer': {
    [component]: {
      minInlineSize: 0,
      minBlockSize: 0,
      display: 'flex',
      flexDirection: 'column',
      paddingInline: vars.space.l,
      paddingBlock: vars.space.m,
      outline: 'none',
      // On a wide screen a screen has the height it is given, and scrolls inside.
      '@media': {
        [media.wide]: { overflow: 'auto' },
        [media.narrow]: { paddingInline: vars.space.s, paddingBlock: vars.space.s },
      },
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

export const room = style({
  '@layer': {
    [component]: { flex: '1', minBlockSize: 0 },
  },
});

// The frame fills a wide window and nothing scrolls beside it.
globalStyle(`:root:has(${shell})`, {
  '@layer': { [override]: { '@media': { [media.wide]: { scrollbarGutter: 'auto' } } } },
});
