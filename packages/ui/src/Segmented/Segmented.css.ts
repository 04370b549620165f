import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export const rail = style(
  layered({
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: vars.space.xxs,
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    minBlockSize: vars.control.m,
    padding: vars.space.xxs,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.s,
    background: vars.color.surfaceSunken,
  }),
);

export const wide = style(layered({ display: 'flex', inlineSize: '100%' }));

export const segment = style(
  layered({
    position: 'relative',
    flex: '1 0 auto',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s,
    minInlineSize: vars.size.target,
    paddingInline: vars.space.m,
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: vars.space.xs,
    color: vars.color.textMuted,
    fontSize: vars.text.m,
    fontWeight: vars.weight.medium,
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    selectors: {
      '&:has(:checked)': {
        background: vars.color.surface,
        borderColor: vars.color.borderStrong,
        color: vars.color.text,
      },
      '&:active:not([data-disabled])': { background: vars.color.surfacePressed },
      '&:has(:focus-visible)': {
        outline: `${vars.border.thick} solid ${vars.color.focus}`,
        outlineOffset: `calc(${vars.border.hairline} * -1)`,
      },
      '&[data-disabled]': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([data-disabled])': { color: vars.color.text } },
      },
      [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
    },
  }),
);

export const native = style([
  visuallyHidden,
  layered({ appearance: 'none', margin: vars.space.none }),
]);
