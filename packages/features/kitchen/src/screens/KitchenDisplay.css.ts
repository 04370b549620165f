import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';
import { breakpoints } from '../components/Display/breakpoints.ts';

/** Fills the available height: only the tickets scroll. */
export const display = style({
  position: 'relative',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  blockSize: '100%',
  minBlockSize: vars.space.none,
  padding: vars.space.m,
  background: vars.color.canvas,
  color: vars.color.text,
});

export const body = style({
  flex: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  minBlockSize: vars.space.none,
  overflowY: 'auto',
  '@container': {
    [breakpoints.wide]: {
      overflowY: 'hidden',
      selectors: {
        '&[data-overview]': { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.menu}` },
      },
    },
  },
});

export const scroller = style({
  minBlockSize: vars.space.none,
  '@container': { [breakpoints.wide]: { overflowY: 'auto' } },
});

export const tickets = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.field}), 1fr))`,
  alignItems: 'start',
  gap: vars.space.m,
  // Keeps the last button reachable while the undo bar overlays it.
  paddingBlockEnd: `calc(${vars.control.l} + ${vars.space.xxl})`,
});

export const skeleton = style({
  minBlockSize: `calc(${vars.size.key} * 6)`,
  borderRadius: vars.radius.m,
  background: vars.color.skeleton,
});
