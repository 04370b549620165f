import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** The frame of all controls to type or select in. */
export const box = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.control.m,
    minInlineSize: vars.space.none,
    border: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.s,
    background: vars.color.surface,
    color: vars.color.text,
    cursor: 'text',
    fontSize: vars.text.m,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:focus-within': {
        borderColor: vars.color.focus,
        outline: `${vars.border.hairline} solid ${vars.color.focus}`,
      },
      '&[data-invalid]': { borderColor: vars.tone.danger.edge },
      '&[data-invalid]:focus-within': { outlineColor: vars.tone.danger.edge },
      '&[data-readonly]': { background: vars.color.surfaceSunken, borderColor: vars.color.border },
      '&[data-disabled]': {
        background: vars.color.surfaceSunken,
        borderColor: vars.color.border,
        color: vars.color.textMuted,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([data-disabled], [data-readonly], [data-invalid], :focus-within)': {
            borderColor: vars.color.textMuted,
          },
        },
      },
      [media.forcedColors]: { selectors: { '&:focus-within': { outlineColor: 'Highlight' } } },
    },
  }),
);

const side = { display: 'flex', alignItems: 'center', flex: 'none', color: vars.color.textMuted };

export const start = style(
  layered({ ...side, paddingInlineStart: vars.space.m, pointerEvents: 'none' }),
);
export const end = style(
  layered({ ...side, paddingInlineEnd: vars.space.m, pointerEvents: 'none' }),
);
export const input = style(
  layered({
    flex: 'auto',
    inlineSize: '100%',
    minInlineSize: vars.space.none,
    alignSelf: 'stretch',
    border: 'none',
    borderRadius: 'inherit',
    paddingInline: vars.space.m,
    paddingBlock: vars.space.xs,
    background: 'transparent',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    outline: 'none',
    selectors: {
      [`${start} + &`]: { paddingInlineStart: vars.space.xs },
      '&:has(+ *)': { paddingInlineEnd: vars.space.xs },
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
);

/** Tabular digits that are aligned at the end. */
export const figures = style(layered({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' }));

/** Buttons are closer to the edge than text is. */
export const endButtons = style(layered({ ...side, paddingInlineEnd: vars.space.xxs }));

export const innerButton = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: `max(calc(${vars.control.m} - ${vars.space.s}), ${vars.size.target})`,
    minBlockSize: `calc(${vars.control.m} - ${vars.space.s})`,
    borderRadius: vars.radius.s,
    color: vars.color.textMuted,
    selectors: {
      '&:disabled': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
      '&:active:not(:disabled)': { background: vars.color.surfacePressed },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:disabled)': { color: vars.color.text, background: vars.color.surfaceHover },
        },
      },
    },
  }),
);
