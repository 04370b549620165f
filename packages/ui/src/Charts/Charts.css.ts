import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { floats } from '../overlays/depth.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** The custom property with the strength of a heat map cell, from 0 to 1. */
export const strength = '--servery-chart-strength';

export const figure = style(
  layered({
    display: 'grid',
    gap: vars.space.m,
    margin: vars.space.none,
    minInlineSize: vars.space.none,
  }),
);
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
  }),
);
export const legend = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));
export const toggle = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.size.target,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.s,
    fontSize: vars.text.s,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      '&[aria-pressed=false]': {
        color: vars.color.textMuted,
        textDecoration: 'line-through',
      },
      '&:active:not(:disabled)': { background: vars.color.surfacePressed },
      '&:disabled': { cursor: 'default' },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled)': { background: vars.color.surfaceHover } },
      },
    },
  }),
);

export const stage = recipe({
  base: layered({ position: 'relative', minInlineSize: vars.space.none, fontSize: vars.text.s }),
  variants: {
    size: {
      s: layered({ blockSize: `calc(${vars.size.key} * 3)` }),
      m: layered({ blockSize: `calc(${vars.size.key} * 5)` }),
      l: layered({ blockSize: `calc(${vars.size.key} * 8)` }),
    },
  },
  defaultVariants: { size: 'm' },
});
export const waiting = style(
  layered({ position: 'absolute', inset: vars.space.none, display: 'grid', placeItems: 'center' }),
);

/** Overrides the text colours that the drawing library sets. */
globalStyle(
  `${figure} svg text`,
  // The library positions text by left and right.
  layered({ fill: vars.color.textMuted, fontSize: vars.text.xs, direction: 'ltr' }),
);
globalStyle(`${figure} svg[tabindex]`, layered({ borderRadius: vars.radius.s }));
globalStyle(`${figure} svg :focus:not(:focus-visible)`, layered({ outline: 'none' }));

export const tip = style(
  layered({
    display: 'grid',
    gap: vars.space.xs,
    padding: vars.space.m,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceRaised,
    boxShadow: floats,
    color: vars.color.text,
    fontSize: vars.text.s,
    lineHeight: vars.line.tight,
  }),
);
export const tipName = style(layered({ fontWeight: vars.weight.bold }));
export const tipLine = style(
  layered({ display: 'flex', alignItems: 'baseline', gap: vars.space.s }),
);
export const tipFigure = style(
  layered({
    marginInlineStart: 'auto',
    paddingInlineStart: vars.space.l,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.medium,
  }),
);

export const scroll = style(
  layered({
    overflow: 'auto',
    maxBlockSize: `calc(${vars.size.key} * 8)`,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
  }),
);
export const table = style(
  layered({
    inlineSize: '100%',
    fontSize: vars.text.s,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-heat]': { borderCollapse: 'separate', borderSpacing: vars.space.xxs } },
  }),
);
const cell = { paddingBlock: vars.space.s, paddingInline: vars.space.m };
export const columnHead = style(
  layered({
    ...cell,
    color: vars.color.textMuted,
    fontWeight: vars.weight.medium,
    textAlign: 'end',
    selectors: {
      '&:first-child': { textAlign: 'start' },
      '[data-heat] &:not(:first-child)': { textAlign: 'center' },
    },
  }),
);
const line = `${vars.border.hairline} solid ${vars.color.border}`;
export const rowHead = style(
  layered({
    ...cell,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    selectors: { 'table:not([data-heat]) &': { borderBlockStart: line } },
  }),
);
export const value = style(layered({ ...cell, textAlign: 'end', borderBlockStart: line }));
export const heat = style(
  layered({
    ...cell,
    textAlign: 'center',
    borderRadius: vars.radius.s,
    background: `color-mix(in oklab, ${vars.tone.accent.edge} calc(var(${strength}) * 55%), ${vars.color.surface})`,
    color: vars.color.text,
    forcedColorAdjust: 'none',
  }),
);
