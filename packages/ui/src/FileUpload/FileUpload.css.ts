import { style } from '@vanilla-extract/css';
import { focusRing } from '../overlays/focusRing.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const upload = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space.s }),
);

/** The input covers the drop area and receives presses, drops and focus. */
export const input = style(
  layered({
    position: 'absolute',
    inset: vars.space.none,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'pointer',
    selectors: {
      '&:disabled': { cursor: 'not-allowed' },
      '&::file-selector-button': { cursor: 'inherit' },
    },
  }),
);

export const zone = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.xs,
    padding: vars.space.xl,
    border: `${vars.border.hairline} dashed ${vars.color.borderStrong}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.text.m,
    textAlign: 'center',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      [`&:has(> ${input}:focus-visible)`]: focusRing,
      [`&:has(> ${input}:active:not(:disabled))`]: { background: vars.color.surfacePressed },
      '&[data-over]': {
        borderStyle: 'solid',
        borderColor: vars.tone.accent.edge,
        background: vars.color.surfaceSelected,
      },
      '&[data-invalid]': { borderColor: vars.tone.danger.edge },
      '&[data-disabled]': {
        background: vars.color.surfaceSunken,
        borderColor: vars.color.border,
        color: vars.color.textMuted,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([data-disabled], [data-over])': {
            background: vars.color.surfaceHover,
            borderColor: vars.color.textMuted,
          },
        },
      },
    },
  }),
);

export const sign = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.control.m,
    blockSize: vars.control.m,
    marginBlockEnd: vars.space.xs,
    borderRadius: vars.radius.full,
    background: vars.tone.accent.soft,
    color: vars.tone.accent.onSoft,
    selectors: { [`${zone}[data-disabled] > &`]: { opacity: vars.opacity.disabled } },
  }),
);

export const invitation = style(layered({ overflowWrap: 'anywhere' }));
export const choose = style(
  layered({
    color: vars.tone.accent.onSoft,
    fontWeight: vars.weight.medium,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    selectors: { [`${zone}[data-disabled] &`]: { color: 'inherit' } },
  }),
);
export const rules = style(layered({ color: vars.color.textMuted, fontSize: vars.text.s }));
export const reasons = style(layered({ display: 'grid', gap: vars.space.xs }));
export const all = style(layered({ alignSelf: 'end' }));

export const list = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space.s }));

export const row = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    padding: vars.space.s,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    fontSize: vars.text.m,
    lineHeight: vars.line.tight,
    selectors: { '&[data-state=failed]': { borderColor: vars.tone.danger.edge } },
  }),
);

export const thumbnail = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    inlineSize: vars.control.m,
    blockSize: vars.control.m,
    borderRadius: vars.radius.s,
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
  }),
);
export const picture = style(
  layered({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
);

export const texts = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    flex: 1,
    minInlineSize: vars.space.none,
  }),
);
export const name = style(
  layered({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: vars.weight.medium,
  }),
);
export const details = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.m,
    color: vars.color.textMuted,
    fontSize: vars.text.s,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const note = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    vars: { [vars.size.icon]: vars.text.m },
    selectors: {
      '&[data-state=sent]': { color: vars.tone.success.onSoft },
      '&[data-state=failed]': { color: vars.tone.danger.onSoft },
    },
  }),
);
export const bar = style(
  layered({
    display: 'block',
    overflow: 'hidden',
    blockSize: vars.space.xs,
    borderRadius: vars.radius.full,
    background: vars.color.border,
  }),
);
export const fill = style(
  layered({
    display: 'block',
    blockSize: '100%',
    borderRadius: 'inherit',
    background: vars.tone.accent.edge,
    forcedColorAdjust: 'none',
    transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
  }),
);
