import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../overlays/focusRing.ts';
import { floating } from '../overlays/floating.css.ts';
import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const field = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    minInlineSize: vars.space.none,
    fontSize: vars.text.m,
  }),
);

export const label = style(
  layered({
    color: vars.color.text,
    fontSize: vars.text.s,
    fontWeight: vars.weight.medium,
    cursor: 'default',
  }),
);

export const trigger = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: vars.control.m,
    paddingBlock: vars.space.none,
    paddingInline: vars.space.m,
    border: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.s,
    background: vars.color.surface,
    color: vars.color.text,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    outline: 'none',
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover:not(:disabled, [data-readonly])': { borderColor: vars.color.textMuted },
      '&:active:not(:disabled, [data-readonly])': { background: vars.color.surfacePressed },
      '&:focus-visible': focusRing,
      '&[data-placeholder]': { color: vars.color.textMuted },
      '&[data-invalid]': { borderColor: vars.tone.danger.edge },
      '&:disabled': { opacity: vars.opacity.disabled, cursor: 'default' },
      '&[data-size=s]': { minBlockSize: vars.control.s, paddingInline: vars.space.s },
      '&[data-size=l]': {
        minBlockSize: vars.control.l,
        paddingInline: vars.space.l,
        fontSize: vars.text.l,
      },
      '&[data-readonly]': {
        background: vars.color.surfaceSunken,
        borderColor: vars.color.border,
        cursor: 'default',
      },
      '&[data-clearable]': { paddingInlineEnd: `calc(${vars.control.m} + ${vars.space.xl})` },
    },
  }),
);

export const value = style(
  layered({
    flex: 1,
    minInlineSize: vars.space.none,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

/** The icon of the selected option. */
export const chosenIcon = style(
  layered({ flex: 'none', display: 'inline-grid', color: vars.color.textMuted }),
);

export const icon = style(
  layered({
    flex: 'none',
    inlineSize: vars.size.icon,
    blockSize: vars.size.icon,
    color: vars.color.textMuted,
  }),
);

export const note = style(layered({ color: vars.color.textMuted, fontSize: vars.text.s }));

/**
 * Catches the press outside the list. Disabling pointer events on the page would restyle every
 * element.
 */
export const shield = style(
  layered({
    position: 'fixed',
    inset: vars.space.none,
    zIndex: `calc(${vars.layer.overlay} + 1)`,
  }),
);

export const popup = style([
  floating,
  layered({
    display: 'flex',
    zIndex: `calc(${vars.layer.overlay} + 1)`,
    minInlineSize: 'var(--radix-select-trigger-width)',
    maxInlineSize: 'var(--radix-select-content-available-width)',
    maxBlockSize: `min(var(--radix-select-content-available-height), ${vars.size.panel})`,
    overflow: 'hidden',
  }),
]);

export const viewport = style(
  layered({
    flex: 1,
    padding: vars.space.xs,
    overscrollBehavior: 'contain',
    scrollPaddingBlock: vars.space.xs,
  }),
);

export const groupTitle = style(
  layered({
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    color: vars.color.textMuted,
    fontSize: vars.text.xs,
    fontWeight: vars.weight.medium,
  }),
);

export const option = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    boxSizing: 'border-box',
    minBlockSize: vars.control.s,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.s,
    cursor: 'pointer',
    outline: 'none',
    userSelect: 'none',
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${vars.control.s}`,
    selectors: {
      '&[data-highlighted]': { background: vars.tone.neutral.soft },
      '&[data-state=checked]': { fontWeight: vars.weight.medium },
      '&[data-disabled]': { opacity: vars.opacity.disabled, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-highlighted]': focusRingInset } },
    },
  }),
);

export const optionNote = style(
  layered({
    display: 'block',
    color: vars.color.textMuted,
    fontSize: vars.text.s,
    fontWeight: vars.weight.regular,
  }),
);

export const optionIcon = style(
  layered({
    gridColumn: '1',
    display: 'grid',
    placeItems: 'center',
    marginInlineEnd: vars.space.s,
    color: vars.color.textMuted,
  }),
);

export const optionLabels = style(
  layered({ gridColumn: '2', minInlineSize: vars.space.none, overflowWrap: 'anywhere' }),
);

/** The trigger with the clear button on top of it. */
export const control = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
  }),
);

export const clearButton = style(
  layered({
    position: 'absolute',
    insetBlock: vars.space.none,
    insetInlineEnd: `calc(${vars.size.icon} + ${vars.space.l})`,
    display: 'grid',
    alignItems: 'center',
  }),
);

export const check = style(
  layered({
    gridColumn: '3',
    gridRow: '1',
    marginInlineStart: vars.space.s,
    inlineSize: vars.size.icon,
    blockSize: vars.size.icon,
    color: vars.tone.accent.onSoft,
  }),
);
