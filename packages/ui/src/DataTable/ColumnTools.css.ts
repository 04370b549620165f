import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../overlays/focusRing.ts';
import { cardsOnly } from '../overlays/media.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const headerEnd = style(
  layered({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    marginInlineStart: 'auto',
    marginInlineEnd: `calc(${vars.space.s} * -1)`,
    selectors: {
      // In an end-aligned column, the heading stays at the end and the menu moves to the start.
      '[data-align=end] > &': {
        order: '-1',
        marginInlineStart: `calc(${vars.space.s} * -1)`,
        marginInlineEnd: 'auto',
      },
    },
    '@container': { [cardsOnly]: { display: 'none' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const menuButton = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    padding: vars.space.none,
    border: 'none',
    borderRadius: vars.radius.s,
    background: 'transparent',
    color: vars.color.textMuted,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&:hover, &[aria-expanded=true]': {
        background: vars.color.surfaceHover,
        color: vars.color.text,
      },
      '&:focus-visible': focusRingInset,
    },
  }),
);

/** An arrow that is mirrored in right-to-left layouts. */
export const mirrored = style(
  layered({ display: 'grid', selectors: { '[dir=rtl] &': { scale: '-1 1' } } }),
);

export const handle = style(
  layered({
    position: 'absolute',
    insetBlock: vars.space.none,
    insetInlineEnd: vars.space.none,
    inlineSize: vars.space.s,
    cursor: 'col-resize',
    touchAction: 'none',
    outline: 'none',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: vars.space.m,
        insetInlineEnd: vars.space.none,
        inlineSize: vars.border.hairline,
        background: vars.color.border,
      },
      '&:hover::after, &:active::after, &:focus-visible::after': {
        insetBlock: vars.space.none,
        inlineSize: vars.border.thick,
        background: vars.color.focus,
      },
    },
    '@media': {
      [media.coarse]: { inlineSize: vars.space.l },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        selectors: {
          '&::after': { background: 'CanvasText' },
          '&:hover::after, &:active::after, &:focus-visible::after': { background: 'Highlight' },
        },
      },
    },
  }),
);

export const picker = style(layered({ display: 'grid', gap: vars.space.xs }));
