import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const group = style(
  layered({ display: 'inline-flex', alignItems: 'center', paddingInlineStart: vars.space.s }),
);

/** Each avatar overlaps the previous one slightly, with a gap in the surface's colour around it. */
export const member = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-grid',
    borderRadius: vars.radius.full,
    boxShadow: `0 0 0 ${vars.border.thick} ${vars.color.surface}`,
    background: vars.color.surface,
    transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': { zIndex: 1, translate: `0 calc(${vars.space.xxs} * -1)` },
        },
      },
    },
    selectors: { '&:focus-within': { zIndex: 1 } },
  }),
  variants: {
    size: {
      s: layered({ marginInlineStart: `calc(${vars.space.xs} * -1)` }),
      m: layered({ marginInlineStart: `calc(${vars.space.s} * -1)` }),
      l: layered({ marginInlineStart: `calc(${vars.space.s} * -1)` }),
      xl: layered({ marginInlineStart: `calc(${vars.space.m} * -1)` }),
    },
  },
  defaultVariants: { size: 'm' },
});

const side = (length: string, text: string) =>
  layered({ minInlineSize: length, minBlockSize: length, fontSize: text });

export const more = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.full,
    background: vars.tone.neutral.soft,
    color: vars.tone.neutral.onSoft,
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.line.tight,
    selectors: {
      '&:active': { background: vars.color.surfacePressed },
      // Extends the touch target beyond a small avatar.
      '&::before': {
        content: '',
        position: 'absolute',
        inset: `min(${vars.space.none}, (100% - ${vars.size.target}) / 2)`,
      },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
  }),
  variants: {
    size: {
      s: side(vars.space.xl, vars.text.xs),
      m: side(vars.control.m, vars.text.s),
      l: side(vars.control.l, vars.text.l),
      xl: side(vars.size.key, vars.text.xl),
    },
  },
  defaultVariants: { size: 'm' },
});

export const row = style(
  layered({ display: 'flex', alignItems: 'center', gap: vars.space.s, fontSize: vars.text.m }),
);

export const rows = style({});
globalStyle(`${rows} > * + *`, layered({ marginBlockStart: vars.space.s }));
