import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRingInset } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const line = `${vars.border.hairline} solid ${vars.color.border}`;

export const accordion = recipe({
  base: layered({ display: 'flex', flexDirection: 'column', minInlineSize: vars.space.none }),
  variants: {
    variant: {
      plain: {},
      bordered: layered({
        border: line,
        borderRadius: vars.radius.m,
        background: vars.color.surface,
        overflow: 'clip',
      }),
      separated: layered({ gap: vars.space.s }),
    },
  },
});

export const item = recipe({
  base: layered({ minInlineSize: vars.space.none }),
  variants: {
    variant: {
      plain: layered({ borderBlockEnd: line }),
      bordered: layered({
        selectors: { '&:not(:last-child)': { borderBlockEnd: line } },
      }),
      separated: layered({
        border: line,
        borderRadius: vars.radius.m,
        background: vars.color.surface,
        overflow: 'clip',
        transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
        selectors: { '&[data-expanded]': { borderColor: vars.color.borderStrong } },
      }),
    },
  },
});

export const heading = style(layered({ fontWeight: vars.weight.medium, textWrap: 'wrap' }));

export const trigger = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    inlineSize: '100%',
    minBlockSize: vars.control.l,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.l,
    color: vars.color.text,
    fontSize: vars.text.m,
    fontWeight: 'inherit',
    lineHeight: vars.line.tight,
    textAlign: 'start',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:active:not(:disabled)': { background: vars.color.surfacePressed },
      '&:focus-visible': { ...focusRingInset, borderRadius: vars.radius.s },
      '&:disabled': {
        color: vars.color.textMuted,
        opacity: vars.opacity.disabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled, :active)': { background: vars.color.surfaceHover } },
      },
    },
  }),
);

export const icon = style(layered({ display: 'grid', flex: 'none', color: vars.color.textMuted }));

export const labels = style(
  layered({ flex: 'auto', minInlineSize: vars.space.none, overflowWrap: 'anywhere' }),
);

export const side = style(
  layered({ flex: 'none', color: vars.color.textMuted, fontWeight: vars.weight.regular }),
);

export const body = style(
  layered({
    paddingInline: vars.space.l,
    paddingBlock: `${vars.space.xs} ${vars.space.l}`,
    color: vars.color.text,
    fontSize: vars.text.m,
    lineHeight: vars.line.normal,
    overflowWrap: 'anywhere',
  }),
);
