import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import { speaks, voice } from '../styles/voice.css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

/** The filled share of a symbol, from 0 to 1. */
export const share = createVar();

const size = (icon: string) => layered({ vars: { [vars.size.icon]: icon } });

export const rating = recipe({
  base: layered({
    display: 'inline-flex',
    alignItems: 'center',
    inlineSize: 'fit-content',
    borderRadius: vars.radius.s,
  }),
  variants: {
    size: {
      s: size(vars.text.l),
      m: size(vars.text.xxl),
      l: size(vars.text.xxxl),
    },
    tone: {
      accent: speaks('accent'),
      warning: speaks('warning'),
      danger: speaks('danger'),
      success: speaks('success'),
      neutral: speaks('neutral'),
    },
  },
  defaultVariants: { size: 'm', tone: 'warning' },
});

/** A symbol, whose halves are separate targets. */
export const mark = style(
  layered({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    padding: vars.space.xxs,
    color: vars.color.borderStrong,
    selectors: {
      '[data-editable] > &': { minInlineSize: vars.size.target, minBlockSize: vars.size.target },
      '&[data-focused]': { ...focusRing, borderRadius: vars.radius.s },
    },
  }),
);

export const shape = style(layered({ gridArea: '1 / 1', display: 'grid' }));

export const filled = style([
  shape,
  layered({
    color: voice.edge,
    clipPath: `inset(0 calc((1 - ${share}) * 100%) 0 0)`,
    transition: `clip-path ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:dir(rtl)': { clipPath: `inset(0 0 0 calc((1 - ${share}) * 100%))` },
      '[data-disabled] &': { color: vars.color.textMuted },
    },
  }),
]);

export const solidIcon = style(layered({ fill: 'currentColor' }));

export const target = style(
  layered({
    position: 'absolute',
    insetBlock: vars.space.none,
    cursor: 'pointer',
    selectors: {
      '&[data-half=start]': { insetInlineStart: vars.space.none, insetInlineEnd: '50%' },
      '&[data-half=end]': { insetInlineStart: '50%', insetInlineEnd: vars.space.none },
      '&[data-half=whole]': { insetInline: vars.space.none },
      '[data-disabled] &, [data-readonly] &': { cursor: 'inherit' },
    },
  }),
);

export const native = style([
  visuallyHidden,
  layered({ appearance: 'none', margin: vars.space.none }),
]);

export const labels = style(
  layered({
    marginInlineStart: vars.space.s,
    color: vars.color.textMuted,
    fontSize: vars.text.s,
    fontVariantNumeric: 'tabular-nums',
  }),
);
