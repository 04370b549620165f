import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** Fills its container, so that items and order scroll separately; the page scrolls on a phone. */
export const counter = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minBlockSize: vars.space.none,
  '@media': { [media.medium]: { blockSize: '100%' } },
});

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: vars.space.m,
  flex: 1,
  minBlockSize: vars.space.none,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(calc(${vars.size.target} * 7), 40%)`,
    },
    [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.panel}` },
  },
});

/** A phone shows either the items or the order. */
export const pane = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minInlineSize: vars.space.none,
  minBlockSize: vars.space.none,
  '@media': {
    [media.narrow]: { selectors: { '&[data-behind]': { display: 'none' } } },
  },
});

/** Sticks to the bottom of a phone's screen, and switches between items and order. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: vars.space.none,
  zIndex: vars.layer.sticky,
  paddingBlock: vars.space.s,
  background: vars.color.canvas,
  '@media': { [media.medium]: { display: 'none' } },
});
