import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';
import { speaks, voice } from '../styles/voice.css.ts';

const live = ':not([data-disabled]):not([data-pending])';

const hover = (background: string) => ({
  '@media': { [media.hover]: { selectors: { [`&:hover${live}`]: { background } } } },
});

const size = (block: string, inline: string, text: string) =>
  layered({ minBlockSize: block, minInlineSize: block, paddingInline: inline, fontSize: text });

export const button = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s,
    maxInlineSize: '100%',
    paddingBlock: vars.space.xs,
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: vars.radius.s,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.tight,
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.motion.ease,
    selectors: {
      '&[data-disabled]': { cursor: 'not-allowed', opacity: vars.opacity.disabled },
      '&[data-pending]': { cursor: 'progress' },
    },
  }),
  variants: {
    tone: {
      accent: speaks('accent'),
      neutral: speaks('neutral'),
      danger: speaks('danger'),
      success: speaks('success'),
    },
    emphasis: {
      solid: layered({
        background: voice.solid,
        color: voice.onSolid,
        ...hover(voice.solidHover),
        selectors: { [`&:active${live}`]: { background: voice.solidPressed } },
      }),
      soft: layered({
        background: voice.soft,
        color: voice.onSoft,
        ...hover(`color-mix(in oklch, ${voice.soft}, ${voice.edge} 14%)`),
        selectors: {
          [`&:active${live}`]: {
            background: `color-mix(in oklch, ${voice.soft}, ${voice.edge} 24%)`,
          },
        },
      }),
      outline: layered({
        background: vars.color.surface,
        borderColor: voice.edge,
        color: voice.onSoft,
        ...hover(vars.color.surfaceHover),
        selectors: { [`&:active${live}`]: { background: vars.color.surfacePressed } },
      }),
      ghost: layered({
        color: voice.onSoft,
        ...hover(voice.soft),
        selectors: { [`&:active${live}`]: { background: vars.color.surfacePressed } },
      }),
    },
    size: {
      s: size(vars.control.s, vars.space.m, vars.text.s),
      m: size(vars.control.m, vars.space.l, vars.text.m),
      l: size(vars.control.l, vars.space.xl, vars.text.l),
    },
    shape: {
      label: {},
      square: layered({ paddingInline: vars.space.none }),
    },
    isWide: { true: layered({ inlineSize: '100%' }) },
  },
  defaultVariants: { tone: 'neutral', emphasis: 'outline', size: 'm', shape: 'label' },
});
export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>;

export const face = style(
  layered({
    display: 'inherit',
    alignItems: 'inherit',
    justifyContent: 'inherit',
    gap: 'inherit',
    minInlineSize: vars.space.none,
    overflowWrap: 'anywhere',
    selectors: { '[data-pending] > &': { opacity: 0 } },
  }),
);

export const wait = style(
  layered({
    position: 'absolute',
    inset: vars.space.none,
    margin: 'auto',
    blockSize: 'fit-content',
    display: 'grid',
    placeItems: 'center',
  }),
);
