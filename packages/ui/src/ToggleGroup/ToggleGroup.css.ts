import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRingInset } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { none } = vars.space;
const overlap = `calc(${vars.border.hairline} * -1)`;
const live = ':not(:disabled, [aria-pressed=true])';

export const group = recipe({
  base: layered({ display: 'inline-flex', maxInlineSize: '100%', isolation: 'isolate' }),
  variants: {
    orientation: { horizontal: {}, vertical: layered({ flexDirection: 'column' }) },
    isWide: { true: layered({ display: 'flex', inlineSize: '100%' }) },
  },
});

const size = (block: string, inline: string, text: string) =>
  layered({ minBlockSize: block, minInlineSize: block, paddingInline: inline, fontSize: text });

export const toggle = recipe({
  base: layered({
    display: 'inline-flex',
    flex: 'auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s,
    paddingBlock: vars.space.xs,
    border: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
    background: vars.color.surface,
    color: vars.color.textMuted,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.tight,
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: vars.motion.fast,
    selectors: {
      '&[aria-pressed=true]': {
        zIndex: 1,
        borderColor: vars.tone.accent.edge,
        background: vars.tone.accent.soft,
        color: vars.tone.accent.onSoft,
      },
      '&:focus-visible': { ...focusRingInset, zIndex: 1, borderRadius: vars.radius.s },
      '&:active:not(:disabled)': { background: vars.color.surfacePressed },
      '&:disabled': { cursor: 'not-allowed', opacity: vars.opacity.disabled },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          [`&:hover${live}`]: { background: vars.color.surfaceHover, color: vars.color.text },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed=true]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
  variants: {
    size: {
      s: size(vars.control.s, vars.space.m, vars.text.s),
      m: size(vars.control.m, vars.space.l, vars.text.m),
      l: size(vars.control.l, vars.space.xl, vars.text.l),
    },
    isSquare: { true: layered({ flex: 'none', paddingInline: none }) },
    orientation: {
      horizontal: layered({
        selectors: {
          '&:not(:first-child)': { marginInlineStart: overlap },
          '&:first-child': {
            borderStartStartRadius: vars.radius.s,
            borderEndStartRadius: vars.radius.s,
          },
          '&:last-child': {
            borderStartEndRadius: vars.radius.s,
            borderEndEndRadius: vars.radius.s,
          },
        },
      }),
      vertical: layered({
        selectors: {
          '&:not(:first-child)': { marginBlockStart: overlap },
          '&:first-child': {
            borderStartStartRadius: vars.radius.s,
            borderStartEndRadius: vars.radius.s,
          },
          '&:last-child': {
            borderEndStartRadius: vars.radius.s,
            borderEndEndRadius: vars.radius.s,
          },
        },
      }),
    },
  },
});

export const word = style(layered({ minInlineSize: none, overflowWrap: 'anywhere' }));
