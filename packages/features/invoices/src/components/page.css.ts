import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** An invoice, and beside it what is done with it. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.l,
  '@media': {
    [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) calc(${vars.control.l} * 5.5)` },
  },
});
export const aside = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': {
    [media.wide]: { position: 'sticky', insetBlockStart: vars.space.l },
  },
});
export const acts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(calc(${vars.control.l} * 3), 1fr))`,
  gap: vars.space.s,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
});
export const wide = style({ '@media': { [media.medium]: { gridColumn: '1 / -1' } } });
