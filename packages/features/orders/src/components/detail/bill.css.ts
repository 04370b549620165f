import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

/**
 * Quantity, description, amount and menu: lines and totals share these four columns, so that
 * amounts align.
 */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space.xl} minmax(0, 1fr) auto ${vars.control.s}`,
  columnGap: vars.space.s,
  alignItems: 'start',
});

/** Aligns the first line of text with the buttons next to it. */
const level = { paddingBlockStart: `calc((${vars.control.s} - 1lh) / 2)` } as const;

export const line = style([grid, { paddingBlockEnd: vars.space.s }]);

export const textBlock = style({ ...level, minInlineSize: vars.space.none });

export const quantity = style({
  ...level,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
  selectors: { '&[data-many]': { color: vars.color.text, fontWeight: vars.weight.bold } },
});

export const name = style({ overflowWrap: 'anywhere', fontWeight: vars.weight.medium });

export const gone = style({ textDecorationLine: 'line-through', color: vars.color.textMuted });

export const under = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  fontWeight: vars.weight.regular,
});

export const note = style([under, { color: vars.tone.warning.onSoft }]);

export const struck = style({ textDecorationLine: 'line-through', color: vars.color.textMuted });

export const total = style([
  grid,
  {
    selectors: {
      '&[data-strong]': {
        fontWeight: vars.weight.bold,
        borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
        marginBlockStart: vars.space.xs,
        paddingBlockStart: vars.space.xs,
      },
      '&[data-strong="balance"]': { fontSize: vars.text.l },
    },
  },
]);

export const label = style({ ...level, gridColumn: '1 / 3', overflowWrap: 'anywhere' });

export const money = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) auto ${vars.control.s}`,
  columnGap: vars.space.s,
  alignItems: 'baseline',
  paddingBlock: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
});
