import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRingInset } from '../overlays/focusRing.ts';
import { floating } from '../overlays/floating.css.ts';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const popover = style([
  floating,
  layered({ minInlineSize: `calc(${vars.size.menu} * 0.75)`, maxInlineSize: vars.size.panel }),
]);

export const list = style(layered({ padding: vars.space.xs, outline: 'none' }));

export const sectionTitle = style(
  layered({
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    color: vars.color.textMuted,
    fontSize: vars.text.xs,
    fontWeight: vars.weight.medium,
  }),
);

export const separator = style(
  layered({
    blockSize: vars.border.hairline,
    marginBlock: vars.space.xs,
    marginInline: `calc(${vars.space.xs} * -1)`,
    background: vars.color.border,
  }),
);

const tone = (color: string, focused: string) =>
  layered({
    color,
    selectors: {
      '&:focus, &[aria-expanded=true]': { background: focused },
      '&:active:not([aria-disabled=true])': { background: vars.color.surfacePressed },
    },
  });

export const item = recipe({
  base: layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.s,
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: vars.control.s,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    border: 'none',
    borderRadius: vars.radius.s,
    background: 'transparent',
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    userSelect: 'none',
    selectors: {
      '&:focus-visible': focusRingInset,
      '&[aria-disabled=true]': { color: vars.color.textMuted, cursor: 'default' },
    },
  }),
  variants: {
    tone: {
      neutral: tone(vars.color.text, vars.tone.neutral.soft),
      danger: tone(vars.tone.danger.onSoft, vars.tone.danger.soft),
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const icon = style(
  layered({
    gridColumn: '1',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.icon,
    blockSize: vars.size.icon,
    selectors: { '[aria-disabled=true] > &': { opacity: vars.opacity.disabled } },
  }),
);

export const label = style(layered({ gridColumn: '2', overflowWrap: 'anywhere' }));

export const note = style(
  layered({
    gridColumn: '2',
    color: vars.color.textMuted,
    fontSize: vars.text.s,
    overflowWrap: 'anywhere',
  }),
);

export const end = style(
  layered({
    gridColumn: '3',
    gridRow: '1',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    paddingInlineStart: vars.space.l,
    color: vars.color.textMuted,
    fontSize: vars.text.xs,
    whiteSpace: 'nowrap',
  }),
);

export const shortcut = style(layered({ fontFamily: 'inherit' }));

/**
 * Takes up space in rows that aren't selected too, so that selecting one doesn't shift the layout.
 */
export const tick = style(
  layered({
    color: vars.tone.accent.onSoft,
    visibility: 'hidden',
    selectors: { '[aria-checked=true] &': { visibility: 'visible' } },
  }),
);
