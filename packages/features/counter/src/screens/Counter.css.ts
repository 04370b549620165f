import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** Fills its container, so that items and order scroll separately; the page scrolls on a phone. */
export const counter = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minBlockSize: '100%',
  '@media': { [media.medium]: { blockSize: '100%', minBlockSize: vars.space.none } },
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

/**
 * Switches between items and order on a phone: at the bottom of the screen while items are shown,
 * and above the order, whose own actions are at the bottom.
 */
export const bar = style({
  order: 1,
  position: 'sticky',
  insetBlockEnd: vars.space.none,
  zIndex: vars.layer.sticky,
  paddingBlock: vars.space.s,
  background: vars.color.canvas,
  selectors: { '&[data-back]': { order: 0, position: 'static', paddingBlock: vars.space.none } },
  '@media': { [media.medium]: { display: 'none' } },
});
