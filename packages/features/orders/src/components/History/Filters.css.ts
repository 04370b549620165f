import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** About the width of "All Payment Status". */
const share = `calc(${vars.size.key} * 2.9)`;

export const filters = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${share}, 1fr))`,
  gap: vars.space.s,
  selectors: { '&[data-stacked]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l } },
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
