import { style } from '@vanilla-extract/css';
import { focusRing } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const calendar = style(
  layered({
    display: 'inline-flex',
    flexDirection: 'column',
    gap: vars.space.s,
    maxInlineSize: '100%',
    color: vars.color.text,
    fontSize: vars.text.m,
  }),
);

export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
  }),
);

export const menus = style(layered({ display: 'flex', gap: vars.space.xxs }));

/** A native menu styled as the text that it replaces. */
export const menu = style(
  layered({
    appearance: 'none',
    minBlockSize: vars.control.s,
    paddingInline: vars.space.s,
    border: 'none',
    borderRadius: vars.radius.s,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontWeight: vars.weight.bold,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': focusRing,
      '&:active:not(:disabled)': { background: vars.color.surfacePressed },
      '&:disabled': { cursor: 'not-allowed', opacity: 1 },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled)': { background: vars.color.surfaceHover } },
      },
      [media.forcedColors]: { appearance: 'auto' },
    },
  }),
);

export const menuOption = style(
  layered({ background: vars.color.surfaceRaised, color: vars.color.text }),
);

export const months = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xl }));

export const monthName = style(
  layered({
    paddingBlockEnd: vars.space.xs,
    fontWeight: vars.weight.medium,
    textAlign: 'center',
  }),
);

export const grid = style(layered({ borderCollapse: 'separate', borderSpacing: vars.space.none }));

export const weekday = style(
  layered({
    inlineSize: vars.control.m,
    blockSize: vars.control.s,
    padding: vars.space.none,
    color: vars.color.textMuted,
    fontSize: vars.text.xs,
    fontWeight: vars.weight.medium,
    textAlign: 'center',
  }),
);

export const week = style([
  weekday,
  layered({
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.regular,
    whiteSpace: 'nowrap',
  }),
]);

const mark = { background: vars.color.surfaceSelected };

export const cell = style(
  layered({
    padding: vars.space.none,
    selectors: {
      '&[data-range]': mark,
      '&[data-range~=start], &[data-range]:first-of-type': {
        borderStartStartRadius: vars.radius.s,
        borderEndStartRadius: vars.radius.s,
      },
      '&[data-range~=end], &[data-range]:last-of-type': {
        borderStartEndRadius: vars.radius.s,
        borderEndEndRadius: vars.radius.s,
      },
    },
  }),
);

export const day = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.control.m,
    blockSize: vars.control.m,
    padding: vars.space.none,
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: vars.radius.s,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { ...focusRing, zIndex: 1 },
      '&[data-today]': { fontWeight: vars.weight.bold },
      '&[data-today]::after': {
        content: '',
        position: 'absolute',
        insetBlockEnd: vars.space.xs,
        inlineSize: vars.space.xs,
        blockSize: vars.space.xs,
        borderRadius: vars.radius.full,
        background: 'currentColor',
      },
      '&:active:not([aria-disabled], :disabled)': { background: vars.color.surfacePressed },
      '&[data-selected], &[data-selected]:active:not([aria-disabled], :disabled)': {
        background: vars.tone.accent.solid,
        color: vars.tone.accent.onSolid,
        fontWeight: vars.weight.medium,
      },
      '&[data-invalid][data-selected]': {
        background: vars.tone.danger.solid,
        color: vars.tone.danger.onSolid,
      },
      '&[aria-disabled]': {
        color: vars.color.textMuted,
        textDecoration: 'line-through',
        cursor: 'not-allowed',
      },
      '&:disabled': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled], :disabled, [data-selected])': {
            background: vars.color.surfaceHover,
            borderColor: vars.color.border,
          },
        },
      },
      [media.forcedColors]: { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } },
    },
  }),
);
