import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { floats } from '../overlays/depth.ts';
import { focusRing } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';
import { speaks, voice } from '../styles/voice.css.ts';

/** The start and end of the fill, and the position of a mark, as shares of the track. */
export const from = createVar();
export const to = createVar();
export const at = createVar();

const thumb = `calc(${vars.size.iconLarge} + ${vars.space.xxs})`;
const hit = vars.size.target;
/** Leaves half a target free at each end, so that a thumb at the end stays inside. */
const place = (share: string) => `calc(${share} * (100% - ${hit}) + ${hit} / 2)`;

export const slider = recipe({
  base: layered({
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    blockSize: hit,
    touchAction: 'none',
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  }),
  variants: {
    tone: {
      accent: speaks('accent'),
      neutral: speaks('neutral'),
      success: speaks('success'),
      warning: speaks('warning'),
      danger: speaks('danger'),
      info: speaks('info'),
    },
    orientation: {
      horizontal: {},
      // The inline axis runs from the bottom up, so all rules apply unchanged.
      vertical: layered({
        writingMode: 'vertical-lr',
        direction: 'rtl',
        inlineSize: `calc(${vars.size.menu} * 0.8)`,
      }),
    },
    hasPips: { true: layered({ marginBlockEnd: vars.space.xl }) },
  },
  defaultVariants: { tone: 'accent', orientation: 'horizontal' },
});

export const rail = style(
  layered({
    position: 'absolute',
    insetInline: `calc(${hit} / 2 - ${vars.space.xs})`,
    blockSize: vars.space.xs,
    borderRadius: vars.radius.full,
    background: vars.color.borderStrong,
    forcedColorAdjust: 'none',
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);

export const fill = style(
  layered({
    position: 'absolute',
    insetInlineStart: place(from),
    insetInlineEnd: `calc(100% - (${place(to)}))`,
    blockSize: vars.space.xs,
    background: voice.edge,
    forcedColorAdjust: 'none',
    selectors: { '[data-disabled] > &': { background: vars.color.textMuted } },
    '@media': {
      [media.forcedColors]: {
        background: 'Highlight',
        blockSize: vars.space.s,
        selectors: { '[data-disabled] > &': { background: 'GrayText' } },
      },
    },
  }),
);

/** The current colour inside a thumb. */
const inside = createVar();
const radius = `calc(${thumb} / 2)`;
const edge = `calc(${radius} - ${vars.border.thick})`;
const soft = `calc(${vars.border.hairline} / 2)`;

/** The thumb has the size of a target; its visible ring is drawn in the middle. */
const knob = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: hit,
  blockSize: hit,
  border: 'none',
  borderRadius: vars.radius.full,
  background: `radial-gradient(circle, ${inside} calc(${edge} - ${soft}), ${voice.edge} calc(${edge} + ${soft}), ${voice.edge} calc(${radius} - ${soft}), transparent calc(${radius} + ${soft}))`,
  cursor: 'inherit',
  pointerEvents: 'auto',
} as const;

const ring = {
  ...focusRing,
  outlineOffset: `calc((${thumb} - ${hit}) / 2 + ${vars.border.thick})`,
};

export const input = style(
  layered({
    gridArea: '1 / 1',
    appearance: 'none',
    position: 'relative',
    inlineSize: '100%',
    blockSize: hit,
    margin: vars.space.none,
    background: 'transparent',
    outline: 'none',
    pointerEvents: 'none',
    direction: 'inherit',
    writingMode: 'inherit',
    cursor: 'inherit',
    vars: { [inside]: vars.color.surface },
    '::-webkit-slider-runnable-track': { appearance: 'none', background: 'transparent' },
    '::-webkit-slider-thumb': knob,
    '::-moz-range-thumb': knob,
    '::-moz-range-track': { background: 'transparent' },
    selectors: {
      '&:focus-visible::-webkit-slider-thumb': ring,
      '&:focus-visible::-moz-range-thumb': ring,
      '&:active:not(:disabled)': { vars: { [inside]: voice.soft } },
      '&:disabled': { vars: { [voice.edge]: vars.color.textMuted } },
      '&[aria-invalid]': { vars: { [voice.edge]: vars.tone.danger.edge } },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled)': { vars: { [inside]: voice.soft } } },
      },
      // The thumb is drawn with a gradient, which forced colours would remove.
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        vars: { [inside]: 'ButtonFace', [voice.edge]: 'ButtonText' },
        selectors: {
          '&:hover:not(:disabled), &:active:not(:disabled)': { vars: { [inside]: 'Highlight' } },
          '&:disabled': { vars: { [voice.edge]: 'GrayText' } },
          '&[aria-invalid]': { vars: { [voice.edge]: 'ButtonText' } },
          '&:focus-visible::-webkit-slider-thumb': { outlineColor: 'Highlight' },
          '&:focus-visible::-moz-range-thumb': { outlineColor: 'Highlight' },
        },
      },
    },
  }),
);

const mark = {
  position: 'absolute',
  insetInlineStart: place(at),
  pointerEvents: 'none',
} as const;

/** Text stays horizontal next to a vertical track. */
export const horizontalText = style(
  layered({ writingMode: 'horizontal-tb', direction: 'initial' }),
);

export const pip = style(
  layered({
    ...mark,
    insetBlockStart: `calc(50% + ${vars.space.s})`,
    paddingBlockStart: vars.space.s,
    color: vars.color.textMuted,
    fontSize: vars.text.xs,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    translate: '-50%',
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: vars.space.none,
      insetInlineStart: '50%',
      inlineSize: vars.border.hairline,
      blockSize: vars.space.xs,
      background: vars.color.borderStrong,
    },
    selectors: { '[dir=rtl] &': { translate: '50%' } },
  }),
);

export const tooltip = style(
  layered({
    ...mark,
    insetBlockEnd: `calc(50% + ${thumb} / 2 + ${vars.space.xs})`,
    translate: '-50%',
    paddingInline: vars.space.s,
    borderRadius: vars.radius.s,
    background: vars.color.surfaceRaised,
    boxShadow: floats,
    fontSize: vars.text.s,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    zIndex: 1,
    selectors: {
      '[dir=rtl] &': { translate: '50%' },
      '&[data-when=touched]': { opacity: 0 },
      ':is(:hover, :focus-within) > &[data-when=touched]': { opacity: 1 },
    },
  }),
);

/** On a vertical track, marks are centred by half of their height. */
export const uprightMark = style(
  layered({
    translate: '0 50%',
    paddingBlock: vars.space.s,
    paddingInline: vars.space.none,
    selectors: { '[dir=rtl] &': { translate: '0 50%' } },
  }),
);

export const upright = style(
  layered({ display: 'grid', justifyItems: 'start', paddingInline: vars.space.xxxl }),
);
