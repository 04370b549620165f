import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import { speaks, voice } from '../styles/voice.css.ts';

const size = (side: string, text: string, dot: string) =>
  layered({ inlineSize: side, blockSize: side, fontSize: text, vars: { [vars.size.dot]: dot } });

export const avatar = recipe({
  base: layered({ position: 'relative', display: 'inline-grid', flex: 'none' }),
  variants: {
    size: {
      s: size(vars.space.xl, vars.text.xs, vars.space.s),
      m: size(vars.control.m, vars.text.s, `calc(${vars.space.s} + ${vars.space.xxs})`),
      l: size(vars.control.l, vars.text.l, vars.space.m),
      xl: size(vars.size.key, vars.text.xl, vars.space.m),
    },
    shape: {
      person: layered({ borderRadius: vars.radius.full }),
      place: layered({ borderRadius: vars.radius.s }),
    },
    tone: {
      accent: speaks('accent'),
      info: speaks('info'),
      success: speaks('success'),
      warning: speaks('warning'),
      danger: speaks('danger'),
      neutral: speaks('neutral'),
    },
  },
  defaultVariants: { size: 'm', shape: 'person' },
});

export const face = recipe({
  base: layered({
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: 'inherit',
    fontWeight: vars.weight.bold,
    lineHeight: vars.line.tight,
    userSelect: 'none',
  }),
  variants: {
    emphasis: {
      soft: layered({ background: voice.soft, color: voice.onSoft }),
      solid: layered({ background: voice.solid, color: voice.onSolid }),
    },
  },
  defaultVariants: { emphasis: 'soft' },
});

export const picture = style(
  layered({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', gridArea: '1 / 1' }),
);
export const letters = style(layered({ gridArea: '1 / 1' }));

/** The dot on the edge of the avatar, with a gap in the surface's colour around it. */
export const status = recipe({
  base: layered({
    position: 'absolute',
    insetInlineEnd: '3%',
    insetBlockEnd: '3%',
    inlineSize: vars.size.dot,
    blockSize: vars.size.dot,
    borderRadius: vars.radius.full,
    background: voice.edge,
    boxShadow: `0 0 0 ${vars.border.thick} ${vars.color.surface}`,
    forcedColorAdjust: 'none',
  }),
  variants: {
    tone: {
      success: speaks('success'),
      warning: speaks('warning'),
      danger: speaks('danger'),
      neutral: speaks('neutral'),
    },
    /** Draws a ring instead of a dot, which differs without relying on colour. */
    isHollow: {
      true: layered({
        background: vars.color.surface,
        outline: `${vars.border.thick} solid ${voice.edge}`,
        outlineOffset: `calc(${vars.border.thick} * -1)`,
      }),
    },
  },
});
