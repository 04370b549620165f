import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** A single invisible input covers the boxes, so that paste, autofill and keys work natively. */
export const code = style(
  layered({
    position: 'relative',
    display: 'flex',
    gap: vars.space.s,
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    // A code is read from left to right in every language.
    direction: 'ltr',
  }),
);

export const input = style(
  layered({
    position: 'absolute',
    inset: vars.space.none,
    inlineSize: '100%',
    border: 'none',
    padding: vars.space.none,
    background: 'transparent',
    color: 'transparent',
    caretColor: 'transparent',
    fontSize: vars.text.l,
    outline: 'none',
    cursor: 'text',
    zIndex: 1,
    selectors: {
      '&::selection': { background: 'transparent' },
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
);

export const box = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: '0 1 auto',
    inlineSize: vars.control.l,
    minInlineSize: vars.space.none,
    blockSize: `calc(${vars.control.l} + ${vars.space.s})`,
    border: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.s,
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.text.xl,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      'input[aria-invalid] ~ &': { borderColor: vars.tone.danger.edge },
      'input:read-only ~ &': {
        background: vars.color.surfaceSunken,
        borderColor: vars.color.border,
      },
      'input:disabled ~ &': {
        background: vars.color.surfaceSunken,
        borderColor: vars.color.border,
        color: vars.color.textMuted,
      },
      'input:focus ~ &[data-active]': {
        borderColor: vars.color.focus,
        outline: `${vars.border.hairline} solid ${vars.color.focus}`,
      },
      'input:focus ~ &[data-active]:empty::after': {
        content: '',
        inlineSize: vars.border.hairline,
        blockSize: '1em',
        background: 'currentColor',
      },
      '&[data-gap]': { marginInlineStart: vars.space.m },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          'input:hover:not(:disabled, :read-only, :focus, [aria-invalid]) ~ &': {
            borderColor: vars.color.textMuted,
          },
        },
      },
      [media.forcedColors]: {
        selectors: { 'input:focus ~ &[data-active]': { outlineColor: 'Highlight' } },
      },
    },
  }),
);
