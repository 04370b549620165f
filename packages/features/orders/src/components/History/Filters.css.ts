import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** About the width of "All Payment Status". */
const share = `calc(${vars.size.key} * 2.9)`;

/** The width next to the menu on a screen of 1280 px, up to that of six equal columns. */
const fitted = '(min-width: 64em) and (max-width: 73em)';

/** Measures the width that the filters have, with the menu or a panel next to them. */
export const area = style({ containerType: 'inline-size' });

export const filters = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${share}, 1fr))`,
  gap: vars.space.s,
  selectors: { '&[data-stacked]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l } },
  '@container': {
    [fitted]: {
      selectors: {
        // Six columns, so that all filters take two rows; the longest texts are in the last two.
        '&:not([data-stacked])': {
          gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) repeat(2, minmax(0, 1.35fr))',
        },
      },
    },
  },
});

export const filter = style({ display: 'grid', minInlineSize: vars.space.none });

export const dates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12em, 1fr))',
  gap: vars.space.s,
  minInlineSize: vars.space.none,
  selectors: {
    ':not([data-stacked]) > &': { gridColumn: 'span 3' },
    '[data-stacked] > &': { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l },
  },
});

/** The space of the date fields until they load. */
export const awaitedDates = style({ gridColumn: 'span 3' });
