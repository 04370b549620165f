import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';
import { room } from '../components/Board/room.ts';

/** As high as the place it is given: then each lane scrolls by itself; else the page does. */
export const place = style({
  containerType: 'inline-size',
  blockSize: '100%',
  minBlockSize: vars.space.none,
  selectors: {
    '&[data-beside]': {
      '@media': {
        [media.wide]: { inlineSize: `calc(100% - ${vars.size.panel})` },
      },
    },
  },
});

export const board = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  '@container': {
    [room.wide]: { gap: vars.space.m, blockSize: '100%', minBlockSize: vars.space.none },
  },
});
