import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import { speaks, voice } from '../styles/voice.css.ts';

const size = (side: string, text: string) =>
  layered({ inlineSize: side, blockSize: side, fontSize: text });

export const ring = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.bold,
    lineHeight: vars.line.tight,
    textAlign: 'center',
  }),
  variants: {
    tone: {
      neutral: speaks('neutral'),
      accent: speaks('accent'),
      info: speaks('info'),
      success: speaks('success'),
      warning: speaks('warning'),
      danger: speaks('danger'),
    },
    size: {
      s: size(vars.control.s, vars.text.xs),
      m: size(vars.control.m, vars.text.s),
      l: size(vars.size.key, vars.text.l),
    },
  },
  defaultVariants: { tone: 'accent', size: 'm' },
});

export const drawing = style(
  layered({ position: 'absolute', inset: vars.space.none, rotate: '-0.25turn', fill: 'none' }),
);
export const track = style(layered({ stroke: vars.color.border }));
export const arc = style(
  layered({
    stroke: voice.edge,
    strokeLinecap: 'round',
    transition: `stroke-dashoffset ${vars.motion.slow} ${vars.motion.ease}`,
    forcedColorAdjust: 'none',
  }),
);
export const centre = style(layered({ position: 'relative' }));
