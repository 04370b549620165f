import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';
import { room } from '../components/Display/room.ts';

/** As high as the place it is given: the tickets scroll, what is around them stays. */
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
    [room.wide]: {
      overflowY: 'hidden',
      selectors: {
        '&[data-overview]': { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.menu}` },
      },
    },
  },
});

export const scroller = style({
  minBlockSize: vars.space.none,
  '@container': { [room.wide]: { overflowY: 'auto' } },
});

export const tickets = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.field}), 1fr))`,
  alignItems: 'start',
  gap: vars.space.m,
  // The last button is in reach while the way back stands above it.
  paddingBlockEnd: `calc(${vars.control.l} + ${vars.space.xxl})`,
});

export const skeleton = style({
  minBlockSize: `calc(${vars.size.key} * 6)`,
  borderRadius: vars.radius.m,
  background: vars.color.skeleton,
});
