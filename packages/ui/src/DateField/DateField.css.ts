import { style } from '@vanilla-extract/css';
import { box } from '../TextField/InputBox.css.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const row = style(
  layered({
    flex: 'auto',
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: vars.space.none,
    paddingInline: `calc(${vars.space.m} - ${vars.space.xxs})`,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'pre',
  }),
);

/** Rows next to each other in one field don't grow. */
export const tight = style(layered({ flex: 'none' }));

/** Hours and minutes, always from left to right. */
export const clockFace = style(layered({ display: 'inline-flex', alignItems: 'center' }));

export const literal = style(layered({ color: vars.color.textMuted }));

export const segment = style(
  layered({
    boxSizing: 'content-box',
    fieldSizing: 'content',
    // Including padding, the minimum target width of WCAG 2.2, 2.5.8.
    minInlineSize: `calc(${vars.space.xl} - 2 * ${vars.space.xxs})`,
    padding: vars.space.xxs,
    border: 'none',
    borderRadius: vars.space.xs,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'inherit',
    textAlign: 'center',
    outline: 'none',
    caretColor: 'transparent',
    selectors: {
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
      // A highlighted segment has the colours of a selection, which `::selection` doesn't inherit
      // from its input.
      '&::selection': { background: 'transparent', color: vars.tone.accent.onSolid },
      '&:focus': { background: vars.tone.accent.solid, color: vars.tone.accent.onSolid },
      '&:focus::placeholder': { color: vars.tone.accent.onSolid },
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
);

export const end = style(
  layered({ flex: 'none', display: 'flex', paddingInlineEnd: vars.space.xxs }),
);

export const field = style([
  box,
  layered({
    flexWrap: 'wrap',
    inlineSize: 'fit-content',
    minInlineSize: '14ch',
    maxInlineSize: '100%',
  }),
]);
