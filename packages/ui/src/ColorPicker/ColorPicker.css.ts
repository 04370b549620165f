import { style } from '@vanilla-extract/css';
import { focusRing } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const picker = style(
  layered({
    display: 'grid',
    gap: vars.space.m,
    inlineSize: vars.size.menu,
    maxInlineSize: '100%',
    selectors: { '&[data-disabled]': { opacity: vars.opacity.disabled } },
  }),
);

const edge = `inset 0 0 0 ${vars.border.hairline} ${vars.color.border}`;

export const area = style(
  layered({
    blockSize: `calc(${vars.size.menu} * 0.6)`,
    borderRadius: vars.radius.s,
    boxShadow: edge,
    forcedColorAdjust: 'none',
  }),
);

const thumbSize = vars.size.iconLarge;

const wholeTrack = {
  content: '""',
  position: 'absolute',
  insetBlock: vars.space.none,
  insetInline: `calc(${thumbSize} / -2)`,
  borderRadius: vars.radius.full,
} as const;

/**
 * As long as the path of the thumb's centre, so that the thumb never extends past it. The colours
 * are drawn half a thumb longer at both ends, over a checkerboard that shows through transparent
 * colours.
 */
export const track = style(
  layered({
    isolation: 'isolate',
    blockSize: vars.size.target,
    marginInline: `calc(${thumbSize} / 2)`,
    // The library's own gradient covers only the path of the thumb.
    backgroundSize: '0 0 !important',
    forcedColorAdjust: 'none',
    '::before': {
      ...wholeTrack,
      zIndex: -1,
      background: `repeating-conic-gradient(${vars.color.border} 0 25%, ${vars.color.surface} 0 50%) 0 0 / ${vars.space.m} ${vars.space.m}`,
    },
    '::after': {
      ...wholeTrack,
      zIndex: -1,
      background: 'inherit',
      backgroundSize: 'auto',
      boxShadow: edge,
    },
  }),
);

/** The thumb shows its colour inside two rings, so that it's visible on any colour. */
export const thumb = style(
  layered({
    boxSizing: 'border-box',
    inlineSize: thumbSize,
    blockSize: thumbSize,
    border: `${vars.border.thick} solid ${vars.color.surface}`,
    borderRadius: vars.radius.full,
    boxShadow: `0 0 0 ${vars.border.hairline} ${vars.color.text}`,
    forcedColorAdjust: 'none',
    insetBlockStart: '50%',
    selectors: { '&[data-focus-visible]': focusRing, '&[data-dragging]': { scale: '1.2' } },
  }),
);

export const areaThumb = style([thumb, layered({ insetBlockStart: 'auto' })]);

export const row = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space.s }));

export const swatch = style(
  layered({
    flex: 'none',
    inlineSize: vars.control.m,
    blockSize: vars.control.m,
    borderRadius: vars.radius.s,
    boxShadow: edge,
    forcedColorAdjust: 'none',
  }),
);

export const hex = style(
  layered({
    display: 'block',
    fontFamily: vars.font.mono,
    fontSize: vars.text.m,
    textTransform: 'uppercase',
    direction: 'ltr',
  }),
);

export const hexField = style(layered({ flex: 'auto', minInlineSize: vars.space.none }));

export const swatches = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, outline: 'none' }),
);

export const choice = style(
  layered({
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    borderRadius: vars.radius.s,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-selected]': {
        outline: `${vars.border.thick} solid ${vars.color.text}`,
        outlineOffset: vars.border.thick,
      },
      '&[data-focus-visible]': focusRing,
      '&:hover:not([data-selected])': {
        outline: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
        outlineOffset: vars.border.thick,
      },
    },
  }),
);

export const choiceColor = style([swatch, layered({ inlineSize: '100%', blockSize: '100%' })]);
