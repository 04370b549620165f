import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const amount = recipe({
  base: layered({
    display: 'inline-block',
    inlineSize: 'fit-content',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  }),
  variants: {
    size: {
      inherit: {},
      s: layered({ fontSize: vars.text.s }),
      m: layered({ fontSize: vars.text.m }),
      l: layered({ fontSize: vars.text.l }),
      xl: layered({ fontSize: vars.text.xl }),
      xxl: layered({
        fontSize: vars.text.xxxl,
        lineHeight: vars.line.tight,
        letterSpacing: '-0.02em',
      }),
    },
    tone: {
      inherit: {},
      muted: layered({ color: vars.color.textMuted }),
      success: layered({ color: vars.tone.success.onSoft }),
      danger: layered({ color: vars.tone.danger.onSoft }),
    },
    weight: {
      inherit: {},
      medium: layered({ fontWeight: vars.weight.medium }),
      bold: layered({ fontWeight: vars.weight.bold }),
    },
    isStruck: { true: layered({ textDecorationLine: 'line-through' }) },
    isBlock: { true: layered({ display: 'block', inlineSize: 'auto' }) },
  },
  defaultVariants: { size: 'inherit', tone: 'inherit', weight: 'inherit' },
});
