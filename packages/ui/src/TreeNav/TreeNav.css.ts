import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingInset } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const list = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    minInlineSize: vars.space.none,
  }),
);

/** A line along the pages below an item. */
export const inside = style({});
globalStyle(
  `${inside} > ${list}`,
  layered({
    marginInlineStart: `calc(${vars.size.target} / 2)`,
    paddingBlock: vars.space.xxs,
    paddingInlineStart: vars.space.xs,
    borderInlineStart: `${vars.border.hairline} solid ${vars.color.border}`,
  }),
);

export const row = style(
  layered({ display: 'flex', alignItems: 'center', minInlineSize: vars.space.none }),
);

export const toggle = style(
  layered({
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    borderRadius: vars.radius.s,
    color: vars.color.textMuted,
    selectors: {
      '&:active': { background: vars.color.surfacePressed },
      '&:focus-visible': focusRingInset,
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.color.surfaceHover } } },
    },
  }),
);

export const sign = style(
  layered({
    display: 'grid',
    transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '[aria-expanded=true] &': { rotate: '0.25turn' },
      '[aria-expanded=true] &:dir(rtl)': { rotate: '-0.25turn' },
    },
  }),
);

export const gap = style(layered({ flex: 'none', inlineSize: vars.size.target }));

export const place = style(
  layered({
    display: 'flex',
    flex: 'auto',
    alignItems: 'center',
    gap: vars.space.s,
    minInlineSize: vars.space.none,
    minBlockSize: vars.control.s,
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xxs,
    borderRadius: vars.radius.s,
    color: vars.color.text,
    fontSize: vars.text.m,
    lineHeight: vars.line.tight,
    textAlign: 'start',
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': {
        background: vars.color.surfaceSelected,
        color: vars.tone.accent.onSoft,
        fontWeight: vars.weight.medium,
      },
      '&:active:not([aria-current])': { background: vars.color.surfacePressed },
      '&:focus-visible': focusRingInset,
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-current], :active)': { background: vars.color.surfaceHover },
        },
      },
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { outline: `${vars.border.thick} solid Highlight` } },
      },
    },
  }),
);

/** An item that isn't a page is one button, including its chevron. */
export const holder = style([place, layered({ paddingInlineStart: vars.space.none })]);
export const lead = style(
  layered({
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    inlineSize: vars.size.target,
    color: vars.color.textMuted,
  }),
);

export const icon = style(layered({ display: 'grid', flex: 'none', color: vars.color.textMuted }));
export const labels = style(
  layered({ flex: 'auto', minInlineSize: vars.space.none, overflowWrap: 'anywhere' }),
);
export const end = style(layered({ flex: 'none', color: vars.color.textMuted }));
