import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { none, xxs, xs, s, m, l, xl, xxl, xxxl } = vars.space;
const gap = {
  none: layered({ gap: none }),
  xxs: layered({ gap: xxs }),
  xs: layered({ gap: xs }),
  s: layered({ gap: s }),
  m: layered({ gap: m }),
  l: layered({ gap: l }),
  xl: layered({ gap: xl }),
  xxl: layered({ gap: xxl }),
  xxxl: layered({ gap: xxxl }),
};
const align = {
  start: layered({ alignItems: 'flex-start' }),
  center: layered({ alignItems: 'center' }),
  end: layered({ alignItems: 'flex-end' }),
  baseline: layered({ alignItems: 'baseline' }),
  stretch: layered({ alignItems: 'stretch' }),
};

export const stack = recipe({
  base: layered({ display: 'flex', flexDirection: 'column', minInlineSize: none }),
  variants: { gap, align },
  defaultVariants: { gap: 'l', align: 'stretch' },
});

export const inline = recipe({
  base: layered({ display: 'flex', minInlineSize: none }),
  variants: {
    gap,
    align,
    justify: {
      start: {},
      center: layered({ justifyContent: 'center' }),
      end: layered({ justifyContent: 'flex-end' }),
      between: layered({ justifyContent: 'space-between' }),
    },
    isWrapping: { true: layered({ flexWrap: 'wrap' }) },
  },
  defaultVariants: { gap: 's', align: 'center', justify: 'start' },
});

export const grid = recipe({
  base: layered({ display: 'grid', minInlineSize: none }),
  variants: {
    gap,
    item: {
      s: layered({
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.size.field} / 2)), 1fr))`,
      }),
      m: layered({
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.size.field} * 0.75)), 1fr))`,
      }),
      l: layered({
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.field}), 1fr))`,
      }),
    },
  },
  defaultVariants: { gap: 'l', item: 'm' },
});
