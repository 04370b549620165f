import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const tree = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: vars.space.none,
    outline: 'none',
    fontSize: vars.text.m,
    selectors: { '&:focus-visible': focusRingInset },
  }),
);

const step = vars.space.xl;

export const row = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.control.s,
    paddingBlock: vars.space.xxs,
    paddingInlineEnd: vars.space.s,
    paddingInlineStart: `calc((var(--tree-item-level) - 1) * ${step})`,
    borderRadius: vars.radius.s,
    color: vars.color.text,
    lineHeight: vars.line.tight,
    outline: 'none',
    cursor: 'default',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[data-selection-mode], &[data-has-child-items]': { cursor: 'pointer' },
      '&[data-selected][data-selection-mode=single]': {
        background: vars.color.surfaceSelected,
        fontWeight: vars.weight.medium,
      },
      '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
      '&:focus-visible': focusRingInset,
      '&:active:not([data-disabled])': { background: vars.color.surfacePressed },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([data-disabled], [data-selected], :active)': {
            background: vars.color.surfaceHover,
          },
        },
      },
      [media.forcedColors]: {
        selectors: { '&[data-selected]': { outline: `${vars.border.thick} solid Highlight` } },
      },
    },
  }),
);

export const chevron = style(
  layered({
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    borderRadius: vars.radius.s,
    color: vars.color.textMuted,
    outline: 'none',
    selectors: { '[data-has-child-items] &:focus-visible': focusRingInset },
  }),
);

export const sign = style(
  layered({
    display: 'grid',
    transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '[data-expanded] > * > * > &': { rotate: '0.25turn' },
      '[data-expanded] > * > * > &:dir(rtl)': { rotate: '-0.25turn' },
    },
  }),
);

/** Takes the space of a chevron, so that the texts of one level line up. */
export const gap = style(layered({ flex: 'none', inlineSize: vars.size.target }));

export const check = style(
  layered({
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.target,
    cursor: 'inherit',
  }),
);

export const box = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.iconLarge,
    blockSize: vars.size.iconLarge,
    border: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
    borderRadius: vars.space.xs,
    background: vars.color.surface,
    color: vars.tone.accent.onSolid,
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.motion.fast,
    selectors: {
      '[data-selected] > &, [data-indeterminate] > &': {
        borderColor: vars.tone.accent.solid,
        background: vars.tone.accent.solid,
      },
      '[data-focus-visible] > &': {
        outline: `${vars.border.thick} solid ${vars.color.focus}`,
        outlineOffset: vars.border.thick,
      },
      '[data-disabled] > &': { opacity: vars.opacity.disabled },
    },
    vars: { [vars.size.icon]: vars.text.m },
  }),
);

export const icon = style(
  layered({
    display: 'grid',
    flex: 'none',
    marginInlineEnd: vars.space.xs,
    color: vars.color.textMuted,
  }),
);
export const labels = style(
  layered({ flex: 'auto', minInlineSize: vars.space.none, overflowWrap: 'anywhere' }),
);
export const end = style(layered({ flex: 'none', color: vars.color.textMuted }));
export const waiting = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s,
    color: vars.color.textMuted,
    fontSize: vars.text.s,
  }),
);
