import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const moves = (property: string) => ({
  transition: `${property} ${vars.motion.slow} ${vars.motion.ease}`,
});

/**
 * A panel that grows from and shrinks to zero. Its hidden content is still found by the browser's
 * page search.
 */
export const panel = recipe({
  base: layered({
    minInlineSize: vars.space.none,
    overflow: 'clip',
    selectors: { '&[hidden]': { display: 'block', contentVisibility: 'hidden' } },
  }),
  variants: {
    orientation: {
      vertical: layered({ blockSize: 'var(--disclosure-panel-height)', ...moves('block-size') }),
      horizontal: layered({
        flex: 'none',
        maxInlineSize: '100%',
        inlineSize: 'var(--disclosure-panel-width)',
        ...moves('inline-size'),
      }),
    },
  },
  defaultVariants: { orientation: 'vertical' },
});

export const collapse = recipe({
  base: layered({ minInlineSize: vars.space.none }),
  variants: {
    orientation: {
      vertical: {},
      horizontal: layered({ display: 'flex', alignItems: 'flex-start' }),
    },
  },
});

/** Space for a focus ring, which the clipped edge would cut off, and the gap to the button. */
export const content = recipe({
  base: layered({ padding: vars.space.xs, margin: `calc(${vars.space.xs} * -1)` }),
  variants: {
    orientation: {
      vertical: {},
      horizontal: layered({ inlineSize: 'max-content', maxInlineSize: vars.size.panel }),
    },
    isApart: { true: {} },
  },
  compoundVariants: [
    {
      variants: { orientation: 'vertical', isApart: true },
      style: layered({ marginBlockStart: vars.space.none, paddingBlockStart: vars.space.m }),
    },
    {
      variants: { orientation: 'horizontal', isApart: true },
      style: layered({ marginInlineStart: vars.space.none, paddingInlineStart: vars.space.m }),
    },
  ],
});

export const turn = style(
  layered({
    display: 'inline-grid',
    transition: `rotate ${vars.motion.slow} ${vars.motion.ease}`,
    selectors: { '[aria-expanded=true] > &, [aria-expanded=true] > * > &': { rotate: '0.5turn' } },
  }),
);
