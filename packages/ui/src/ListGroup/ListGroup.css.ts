import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRingInset } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';
import { speaks, voice } from '../styles/voice.css.ts';

const line = `${vars.border.hairline} solid ${vars.color.border}`;
const live = ':not([aria-disabled=true], :disabled)';
const chosen = '&[aria-current], &[aria-selected=true]';

export const list = recipe({
  base: layered({
    display: 'flex',
    minInlineSize: vars.space.none,
    padding: vars.space.none,
    listStyle: 'none',
    counterReset: 'row',
  }),
  variants: {
    isFlush: {
      true: {},
      false: layered({
        border: line,
        borderRadius: vars.radius.m,
        background: vars.color.surface,
        overflow: 'clip',
      }),
    },
    orientation: {
      vertical: layered({ flexDirection: 'column' }),
      horizontal: layered({ overflowX: 'auto' }),
    },
  },
});

export const entry = recipe({
  base: layered({ minInlineSize: vars.space.none }),
  variants: {
    orientation: {
      vertical: layered({ selectors: { '&:not(:last-child)': { borderBlockEnd: line } } }),
      horizontal: layered({
        flex: '1 0 auto',
        selectors: { '&:not(:last-child)': { borderInlineEnd: line } },
      }),
    },
  },
});

export const row = recipe({
  base: layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    inlineSize: '100%',
    minBlockSize: vars.control.l,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.l,
    color: vars.color.text,
    fontSize: vars.text.m,
    lineHeight: vars.line.tight,
    textAlign: 'start',
    textDecoration: 'none',
    selectors: {
      [chosen]: { background: vars.color.surfaceSelected, fontWeight: vars.weight.medium },
      '&[aria-disabled=true], &:disabled': {
        color: vars.color.textMuted,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { [chosen]: { outline: `${vars.border.thick} solid Highlight` } },
      },
    },
  }),
  variants: {
    tone: {
      neutral: {},
      accent: [speaks('accent'), layered({ background: voice.soft, color: voice.onSoft })],
      info: [speaks('info'), layered({ background: voice.soft, color: voice.onSoft })],
      success: [speaks('success'), layered({ background: voice.soft, color: voice.onSoft })],
      warning: [speaks('warning'), layered({ background: voice.soft, color: voice.onSoft })],
      danger: [speaks('danger'), layered({ background: voice.soft, color: voice.onSoft })],
    },
    isLive: {
      true: layered({
        cursor: 'pointer',
        transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
        selectors: {
          '&:focus-visible': focusRingInset,
          [`&:active${live}`]: { background: vars.color.surfacePressed },
        },
        '@media': {
          [media.hover]: {
            selectors: {
              [`&:hover${live}:not([aria-current], [aria-selected=true], :active)`]: {
                background: vars.color.surfaceHover,
              },
            },
          },
        },
      }),
    },
    isNumbered: {
      true: layered({
        counterIncrement: 'row',
        '::before': {
          content: 'counter(row)',
          minInlineSize: '2ch',
          color: vars.color.textMuted,
          fontVariantNumeric: 'tabular-nums',
          textAlign: 'end',
        },
      }),
    },
  },
});

export const icon = style(layered({ display: 'grid', flex: 'none', color: vars.color.textMuted }));
export const labels = style(
  layered({ flex: 'auto', minInlineSize: vars.space.none, overflowWrap: 'anywhere' }),
);
export const note = style(
  layered({
    display: 'block',
    color: vars.color.textMuted,
    fontSize: vars.text.s,
    fontWeight: vars.weight.regular,
    lineHeight: vars.line.normal,
  }),
);
export const end = style(layered({ flex: 'none', color: vars.color.textMuted }));

/** Marks selected rows without relying on colour. */
export const check = style(
  layered({
    display: 'grid',
    flex: 'none',
    color: vars.tone.accent.onSoft,
    visibility: 'hidden',
    selectors: { '[aria-selected=true] > &': { visibility: 'visible' } },
  }),
);
