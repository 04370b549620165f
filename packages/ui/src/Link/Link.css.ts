import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const link = recipe({
  base: layered({
    borderRadius: vars.radius.s,
    textDecorationLine: 'underline',
    textDecorationThickness: vars.border.hairline,
    textUnderlineOffset: vars.space.xs,
    textDecorationColor: 'color-mix(in oklch, currentColor, transparent 55%)',
    overflowWrap: 'anywhere',
    transition: `text-decoration-color ${vars.motion.fast} ${vars.motion.ease}`,
    ':active': { textDecorationThickness: vars.border.thick },
    '@media': { [media.hover]: { ':hover': { textDecorationColor: 'currentColor' } } },
  }),
  variants: {
    tone: {
      accent: layered({ color: vars.tone.accent.onSoft }),
      inherit: layered({ color: 'inherit' }),
    },
    isQuiet: {
      true: layered({
        textDecorationLine: 'none',
        '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
      }),
    },
  },
  defaultVariants: { tone: 'accent' },
});
