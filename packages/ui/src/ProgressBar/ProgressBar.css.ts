import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';
import { speaks, voice } from '../styles/voice.css.ts';

export const progress = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    inlineSize: '100%',
    minInlineSize: vars.space.none,
  }),
);

export const heading = style(
  layered({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space.m,
    fontSize: vars.text.s,
    lineHeight: vars.line.normal,
  }),
);
export const name = style(
  layered({
    fontWeight: vars.weight.medium,
    minInlineSize: vars.space.none,
    overflowWrap: 'anywhere',
  }),
);
export const figure = style(
  layered({ flex: 'none', color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }),
);

export const tones = {
  neutral: speaks('neutral'),
  accent: speaks('accent'),
  info: speaks('info'),
  success: speaks('success'),
  warning: speaks('warning'),
  danger: speaks('danger'),
};

export const track = recipe({
  base: layered({
    position: 'relative',
    display: 'flex',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    background: vars.color.border,
    printColorAdjust: 'exact',
    '@media': {
      [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` },
    },
  }),
  variants: {
    size: {
      s: layered({ blockSize: vars.space.xs }),
      m: layered({ blockSize: vars.space.s }),
      l: layered({ blockSize: vars.space.l }),
    },
  },
  defaultVariants: { size: 'm' },
});

const stripe = 'color-mix(in oklch, transparent, currentColor 22%)';
const slide = keyframes({ to: { backgroundPositionX: vars.space.l } });
const cross = keyframes({
  from: { insetInlineStart: '-40%' },
  to: { insetInlineStart: '100%' },
});
const rounds = `calc(${vars.motion.slow} * 6)`;

/** The filled part, whose length is set by `--servery-filled`. */
export const bar = recipe({
  base: layered({
    flex: 'none',
    inlineSize: 'var(--servery-filled, 0%)',
    background: voice.edge,
    color: voice.onSolid,
    transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
    forcedColorAdjust: 'none',
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
    selectors: {
      '&:not(:last-child)': {
        borderInlineEnd: `${vars.border.hairline} solid ${vars.color.surface}`,
      },
    },
  }),
  variants: {
    tone: tones,
    isStriped: {
      true: layered({
        backgroundImage: `repeating-linear-gradient(-45deg, ${stripe} 0 25%, transparent 25% 50%)`,
        backgroundSize: `${vars.space.l} ${vars.space.l}`,
      }),
    },
    isMoving: {
      true: layered({
        animation: `${slide} ${rounds} linear infinite`,
        '@media': { [media.calm]: { animation: 'none' } },
      }),
    },
    /**
     * Indeterminate: a segment moves along the track, or with reduced motion the whole bar pulses.
     */
    isIndeterminate: {
      true: layered({
        position: 'absolute',
        insetBlock: vars.space.none,
        inlineSize: '40%',
        borderRadius: 'inherit',
        animation: `${cross} ${rounds} ${vars.motion.ease} infinite`,
        '@media': {
          [media.calm]: {
            inlineSize: '100%',
            animation: 'none',
            opacity: vars.opacity.disabled,
          },
        },
      }),
    },
  },
  defaultVariants: { tone: 'accent' },
});

export const legend = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.xs} ${vars.space.l}`,
    fontSize: vars.text.s,
    lineHeight: vars.line.normal,
  }),
);
export const part = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s }),
);
export const dot = recipe({
  base: layered({
    flex: 'none',
    inlineSize: vars.size.dot,
    blockSize: vars.size.dot,
    borderRadius: vars.radius.full,
    background: voice.edge,
    forcedColorAdjust: 'none',
  }),
  variants: { tone: tones },
});
