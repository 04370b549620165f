import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** The invoice, with its actions in a side column. */
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
/** The actions come before the invoice, because on a phone they would be below the fold. */
export const areas = style([
  sides,
  {
    gridTemplateAreas: '"acts" "sheet" "more"',
    '@media': {
      [media.wide]: {
        gridTemplateAreas: '"sheet acts" "sheet more"',
        gridTemplateRows: 'auto 1fr',
      },
    },
  },
]);
export const sheetArea = style({ gridArea: 'sheet', minInlineSize: vars.space.none });
export const moreArea = style({ gridArea: 'more' });
export const acts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(calc(${vars.control.l} * 3), 1fr))`,
  gap: vars.space.s,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const actsArea = style([acts, { gridArea: 'acts' }]);
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
});
