import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** A choice and its label, which share one target. */
export const choice = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s,
    inlineSize: 'fit-content',
    minBlockSize: vars.size.target,
    paddingBlock: `max(${vars.space.xxs}, (${vars.size.target} - 1lh) / 2)`,
    fontSize: vars.text.m,
    lineHeight: vars.line.normal,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' } },
  }),
);

export const labels = style(layered({ minInlineSize: vars.space.none, overflowWrap: 'anywhere' }));

export const help = style(
  layered({ display: 'block', color: vars.color.textMuted, fontSize: vars.text.s }),
);

/** The native box, ring or switch track, drawn by the kit, and by the system in forced colours. */
export const mark = style(
  layered({
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.iconLarge,
    blockSize: vars.size.iconLarge,
    marginBlock: `calc((1lh - ${vars.size.iconLarge}) / 2)`,
    border: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
    background: vars.color.surface,
    color: vars.tone.accent.onSolid,
    cursor: 'inherit',
    // Print the fill too, which shows that the choice is selected.
    printColorAdjust: 'exact',
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.motion.fast,
    selectors: {
      '&:checked, &[type="checkbox"]:indeterminate': {
        background: vars.tone.accent.solid,
        borderColor: vars.tone.accent.solid,
      },
      '&[aria-invalid]': { borderColor: vars.tone.danger.edge },
      '&:disabled': { background: vars.color.surfaceSunken, borderColor: vars.color.border },
      '&:disabled:is(:checked, [type="checkbox"]:indeterminate)': {
        background: vars.color.textMuted,
        borderColor: 'transparent',
        color: vars.color.surface,
        opacity: vars.opacity.disabled,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          'label:hover > &:not(:disabled, :checked, [type="checkbox"]:indeterminate)': {
            borderColor: vars.color.textMuted,
            background: vars.color.surfaceHover,
          },
        },
      },
      [media.forcedColors]: { appearance: 'auto' },
    },
  }),
);
