import { style } from '@vanilla-extract/css';
import { focusRing } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const box = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  marginInline: `calc(${vars.space.s} * -1)`,
  paddingBlock: vars.space.none,
  paddingInline: vars.space.s,
  border: `${vars.border.hairline} solid transparent`,
  borderRadius: vars.radius.s,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  outline: 'none',
} as const;

/** The value, which shows on hover that it's editable. */
export const shown = style(
  layered({
    ...box,
    cursor: 'text',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    selectors: {
      '&:hover:not(:disabled)': {
        borderColor: vars.color.borderStrong,
        background: vars.color.surface,
      },
      '&:focus-visible': { ...focusRing, outlineOffset: vars.space.none },
      '&:disabled': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    },
  }),
);

export const input = style(
  layered({
    ...box,
    borderColor: vars.color.borderStrong,
    background: vars.color.surface,
    color: vars.color.text,
    selectors: {
      '&:focus': { ...focusRing, outlineOffset: vars.space.none },
      '&[aria-invalid]': { borderColor: vars.tone.danger.edge },
      '&[aria-busy]': { color: vars.color.textMuted, cursor: 'progress' },
    },
  }),
);

export const errorText = style(
  layered({ display: 'block', color: vars.tone.danger.onSoft, fontSize: vars.text.xs }),
);
