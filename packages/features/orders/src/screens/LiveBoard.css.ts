import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';
import { breakpoints } from '../components/Board/breakpoints.ts';

/**
 * Fills its container, so that each lane scrolls separately; without a fixed height, the page
 * scrolls.
 */
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
    [breakpoints.wide]: { gap: vars.space.m, blockSize: '100%', minBlockSize: vars.space.none },
  },
});
