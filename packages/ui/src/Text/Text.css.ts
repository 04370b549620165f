import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const text = recipe({
  base: layered({ lineHeight: vars.line.normal, overflowWrap: 'anywhere' }),
  variants: {
    size: {
      inherit: {},
      xs: layered({ fontSize: vars.text.xs }),
      s: layered({ fontSize: vars.text.s }),
      m: layered({ fontSize: vars.text.m }),
      l: layered({ fontSize: vars.text.l }),
    },
    tone: {
      inherit: {},
      muted: layered({ color: vars.color.textMuted }),
      accent: layered({ color: vars.tone.accent.onSoft }),
      success: layered({ color: vars.tone.success.onSoft }),
      warning: layered({ color: vars.tone.warning.onSoft }),
      danger: layered({ color: vars.tone.danger.onSoft }),
    },
    weight: {
      inherit: {},
      medium: layered({ fontWeight: vars.weight.medium }),
      bold: layered({ fontWeight: vars.weight.bold }),
    },
    isTabular: { true: layered({ fontVariantNumeric: 'tabular-nums' }) },
    isTruncated: {
      true: layered({
        display: 'block',
        minInlineSize: vars.space.none,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }),
    },
  },
  defaultVariants: { size: 'inherit', tone: 'inherit', weight: 'inherit' },
});

export const heading = recipe({
  base: layered({
    fontWeight: vars.weight.bold,
    lineHeight: vars.line.tight,
    overflowWrap: 'anywhere',
  }),
  variants: {
    size: {
      s: layered({ fontSize: vars.text.m }),
      m: layered({ fontSize: vars.text.l }),
      l: layered({ fontSize: vars.text.xl, letterSpacing: '-0.01em' }),
      xl: layered({ fontSize: vars.text.xxl, letterSpacing: '-0.015em' }),
      xxl: layered({ fontSize: vars.text.xxxl, letterSpacing: '-0.02em' }),
    },
  },
});
