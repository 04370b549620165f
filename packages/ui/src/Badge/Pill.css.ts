import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';
import { speaks, voice } from '../styles/voice.css.ts';

export const pill = recipe({
  base: layered({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minInlineSize: vars.space.xl,
    maxInlineSize: '100%',
    paddingInline: vars.space.s,
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: vars.radius.full,
    fontSize: vars.text.xs,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.line.normal,
    textDecoration: 'none',
    vars: { [vars.size.icon]: vars.text.s },
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
    emphasis: {
      soft: layered({ background: voice.soft, color: voice.onSoft }),
      solid: layered({ background: voice.solid, color: voice.onSolid }),
      outline: layered({ borderColor: voice.edge, color: voice.onSoft }),
    },
    isWide: { true: layered({ display: 'flex', inlineSize: '100%' }) },
    /** Makes a link recognisable before it's pressed. */
    isLink: {
      true: layered({
        minBlockSize: vars.size.target,
        paddingInline: vars.space.m,
        transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
        selectors: { '&:active': { borderColor: 'currentColor' } },
        '@media': {
          [media.hover]: {
            selectors: {
              '&:hover': {
                borderColor: voice.edge,
                textDecorationLine: 'underline',
                textUnderlineOffset: vars.space.xxs,
              },
            },
          },
        },
      }),
    },
  },
  defaultVariants: { tone: 'neutral', emphasis: 'soft' },
});
