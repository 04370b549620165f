import { style } from '@vanilla-extract/css';
import { focusRing } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const bar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: vars.space.l,
    rowGap: vars.space.s,
    color: vars.color.textMuted,
    fontSize: vars.text.s,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const summary = style(layered({ marginInlineEnd: 'auto' }));

export const lengthField = style(
  layered({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
  }),
);

export const lengthSelect = style(
  layered({
    minBlockSize: vars.control.s,
    paddingInline: vars.space.s,
    border: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.s,
    background: vars.color.surface,
    color: vars.color.text,
    font: 'inherit',
    outline: 'none',
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const steps = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }),
);

export const step = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.control.s,
    blockSize: vars.control.s,
    padding: vars.space.none,
    border: 'none',
    borderRadius: vars.radius.s,
    background: 'transparent',
    color: vars.color.text,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&:hover:not([aria-disabled])': { background: vars.color.surfaceHover },
      '&:active:not([aria-disabled])': { background: vars.color.surfacePressed },
      '&:focus-visible': focusRing,
      '&[aria-disabled]': { opacity: vars.opacity.disabled, cursor: 'default' },
    },
  }),
);

export const stepIcon = style(
  layered({
    inlineSize: vars.size.icon,
    blockSize: vars.size.icon,
    selectors: { '[dir=rtl] &': { scale: '-1 1' } },
  }),
);

export const page = style(
  layered({ paddingInline: vars.space.xs, color: vars.color.text, whiteSpace: 'nowrap' }),
);
