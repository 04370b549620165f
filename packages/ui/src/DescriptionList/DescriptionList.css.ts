import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const direction = createVar();
const wrap = createVar();
const align = createVar();
const level = createVar();
const line = createVar();
const pad = createVar();

export const descriptions = recipe({
  base: layered({ display: 'grid' }),
  variants: {
    look: {
      rows: layered({
        gridTemplateColumns: 'minmax(0, 1fr)',
        // With more distance, it would be unclear which term a value belongs to.
        maxInlineSize: vars.size.measure,
        vars: {
          [direction]: 'row',
          [wrap]: 'wrap',
          [align]: 'end',
          // A value can be taller than its term, such as a button.
          [level]: 'baseline',
          [line]: vars.color.border,
          [pad]: vars.space.xs,
        },
      }),
      pairs: layered({
        gap: vars.space.l,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.size.field} / 2)), 1fr))`,
        vars: {
          [direction]: 'column',
          [wrap]: 'nowrap',
          [align]: 'start',
          [level]: 'stretch',
          [line]: 'transparent',
          [pad]: vars.space.none,
        },
      }),
    },
  },
  defaultVariants: { look: 'rows' },
});

export const pair = style(
  layered({
    display: 'flex',
    flexDirection: direction,
    flexWrap: wrap,
    alignItems: level,
    justifyContent: 'space-between',
    columnGap: vars.space.l,
    minInlineSize: vars.space.none,
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `${vars.border.hairline} solid ${line}` },
    },
  }),
);

const cell = { minInlineSize: vars.space.none, overflowWrap: 'anywhere' } as const;

export const term = style(layered({ ...cell, paddingBlock: pad, color: vars.color.textMuted }));
export const value = style(
  layered({
    ...cell,
    margin: vars.space.none,
    paddingBlock: pad,
    fontVariantNumeric: 'tabular-nums',
    textAlign: align,
  }),
);
