import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const skeleton = recipe({
  base: layered({
    display: 'block',
    flex: 'none',
    maxInlineSize: '100%',
    borderRadius: vars.radius.s,
    background: vars.color.skeleton,
    forcedColorAdjust: 'none',
  }),
  variants: {
    shape: {
      text: layered({ blockSize: '0.7em', marginBlock: `calc((1lh - 0.7em) / 2)` }),
      control: layered({ blockSize: vars.control.m }),
      picture: layered({ aspectRatio: '4 / 3', borderRadius: vars.radius.m }),
      circle: layered({
        inlineSize: vars.control.m,
        blockSize: vars.control.m,
        borderRadius: vars.radius.full,
      }),
      card: layered({ blockSize: `calc(${vars.size.key} * 3)`, borderRadius: vars.radius.m }),
    },
    width: {
      full: layered({ inlineSize: '100%' }),
      most: layered({ inlineSize: '75%' }),
      half: layered({ inlineSize: '50%' }),
      third: layered({ inlineSize: '33%' }),
      short: layered({ inlineSize: vars.size.key }),
    },
  },
});

/** Lines of text, each as high as a real one and of slightly different widths. */
export const lines = style(layered({ display: 'grid', inlineSize: '100%' }));
export const line = style(
  layered({
    selectors: {
      '&:nth-child(3n + 2):not(:last-child)': { inlineSize: '92%' },
      '&:nth-child(3n + 3):not(:last-child)': { inlineSize: '97%' },
    },
  }),
);
