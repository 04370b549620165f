import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import { speaks, voice } from '../styles/voice.css.ts';

export const badge = recipe({
  base: layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    maxInlineSize: '100%',
    fontSize: vars.text.s,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.line.normal,
    vars: { [vars.size.icon]: vars.text.m },
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
      soft: layered({
        paddingInline: vars.space.s,
        borderRadius: vars.radius.s,
        background: voice.soft,
        color: voice.onSoft,
      }),
      solid: layered({
        paddingInline: vars.space.s,
        borderRadius: vars.radius.s,
        background: voice.solid,
        color: voice.onSolid,
      }),
      plain: layered({ color: vars.color.text }),
    },
  },
  defaultVariants: { tone: 'neutral', emphasis: 'soft' },
});

export const dot = style(
  layered({
    flex: 'none',
    inlineSize: vars.size.dot,
    blockSize: vars.size.dot,
    borderRadius: vars.radius.full,
    background: voice.edge,
    forcedColorAdjust: 'none',
  }),
);

export const word = style(
  layered({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
