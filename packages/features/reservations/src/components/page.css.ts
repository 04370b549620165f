import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.l,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  rowGap: vars.space.s,
});

/** The day, with the waitlist next to it if there is enough space. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.wide]: {
      selectors: {
        '&[data-beside]': {
          gridTemplateColumns: `minmax(0, 1fr) ${vars.size.field}`,
          alignItems: 'start',
        },
      },
    },
  },
});

export const pair = style({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
