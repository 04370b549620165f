import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const tagSize = `max(calc(${vars.control.m} - ${vars.space.m}), ${vars.size.target})`;

/** The tags, followed by the input for the next one. */
export const tags = style(
  layered({
    flex: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    minInlineSize: vars.space.none,
    margin: vars.space.none,
    padding: `calc((${vars.control.m} - ${tagSize}) / 2 - ${vars.border.hairline})`,
    listStyle: 'none',
  }),
);

export const item = style(
  layered({ display: 'flex', minInlineSize: vars.space.none, maxInlineSize: '100%' }),
);

export const writing = style(
  layered({ flex: '1 1 6ch', display: 'flex', minInlineSize: vars.space.none }),
);

export const input = style(
  layered({
    flex: 'auto',
    inlineSize: '100%',
    minInlineSize: '6ch',
    minBlockSize: tagSize,
    paddingInline: vars.space.s,
    border: 'none',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    outline: 'none',
    selectors: {
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
);

export const tag = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    maxInlineSize: '100%',
    minBlockSize: tagSize,
    paddingInline: vars.space.s,
    borderRadius: vars.space.xs,
    background: vars.tone.neutral.soft,
    color: vars.tone.neutral.onSoft,
    fontSize: vars.text.s,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.tight,
    vars: { [vars.size.icon]: vars.text.m },
    selectors: {
      '&:has(> button)': { paddingInlineEnd: vars.space.none },
      '&[data-invalid]': { background: vars.tone.danger.soft, color: vars.tone.danger.onSoft },
      '&[data-disabled]': { background: vars.color.surfacePressed, color: vars.color.textMuted },
    },
    '@media': {
      [media.forcedColors]: { border: `${vars.border.hairline} solid ButtonText` },
    },
  }),
);

export const word = style(layered({ minInlineSize: vars.space.none, overflowWrap: 'anywhere' }));

export const remove = style(
  layered({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: `max(${vars.space.xl}, ${vars.size.target})`,
    alignSelf: 'stretch',
    borderRadius: vars.space.xs,
    color: 'inherit',
    selectors: {
      '&:focus-visible': focusRingInset,
      '&:disabled': { cursor: 'not-allowed', opacity: vars.opacity.disabled },
      '&:active:not(:disabled)': { background: vars.color.surfacePressed },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled)': { background: vars.color.surfacePressed } },
      },
    },
  }),
);

export const group = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: vars.space.none,
    margin: vars.space.none,
    padding: vars.space.none,
    listStyle: 'none',
    outline: 'none',
    color: vars.color.textMuted,
    fontSize: vars.text.m,
  }),
);

export const groupLabel = style(
  layered({
    marginInlineEnd: vars.space.xs,
    fontSize: vars.text.s,
    fontWeight: vars.weight.medium,
  }),
);
