import { component, media, override, vars } from '@servery/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const frame = style({
  '@layer': {
    [component]: {
      minBlockSize: '100dvb',
      display: 'flex',
      background: vars.color.canvas,
      '@media': { [media.wide]: { blockSize: '100dvb' } },
    },
  },
});

/** Everything next to the menu. */
export const column = style({
  '@layer': {
    [component]: {
      flex: '1',
      minInlineSize: 0,
      display: 'flex',
      flexDirection: 'column',
    },
  },
});

/**
 * The scroll container: on a wide screen the area next to the menu and below the top bar, otherwise
 * the window.
 */
export const scroller = style({
  '@layer': {
    [component]: {
      position: 'relative',
      flex: '1',
      minBlockSize: 0,
      display: 'flex',
      flexDirection: 'column',
      '@media': {
        [media.wide]: { overflow: 'auto', scrollPaddingBlockStart: vars.space.xxxl },
      },
    },
  },
});

/** The area above the screen. */
export const head = style({
  '@layer': { [component]: { flex: 'none', background: vars.color.canvas } },
});

export const stays = style({
  '@layer': {
    [component]: { position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.navigation },
  },
});

export const main = style({
  '@layer': {
    [component]: {
      flex: '1 0 auto',
      minInlineSize: 0,
      display: 'flex',
      flexDirection: 'column',
      inlineSize: '100%',
      marginInline: 'auto',
      paddingInline: vars.space.l,
      paddingBlock: vars.space.m,
      outline: 'none',
      selectors: {
        '&[data-width="boxed"]': { maxInlineSize: vars.size.page },
      },
      '@media': {
        [media.wide]: {
          selectors: { '&[data-fills]': { flex: '1', minBlockSize: 0, overflow: 'auto' } },
        },
        [media.narrow]: { paddingInline: vars.space.s, paddingBlock: vars.space.s },
      },
    },
  },
});

export const content = style({
  '@layer': { [component]: { flex: '1', minBlockSize: 0 } },
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

// The frame fills a wide window, which then needs no space for a scrollbar.
globalStyle(`:root:has(${frame})`, {
  '@layer': { [override]: { '@media': { [media.wide]: { scrollbarGutter: 'auto' } } } },
});
