import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** An amount that expands into its derivation. */
export const figure = style({
  border: 'none',
  borderRadius: vars.radius.s,
  padding: vars.space.none,
  paddingInline: vars.space.xs,
  marginInline: `calc(-1 * ${vars.space.xs})`,
  minBlockSize: vars.control.s,
  minInlineSize: vars.size.target,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  textDecoration: 'underline dotted',
  textDecorationColor: vars.color.borderStrong,
  textDecorationThickness: vars.border.hairline,
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
});

/** The amount at the end, its derivation below. */
export const block = style({ display: 'grid', justifyItems: 'end' });

export const explanation = style({
  display: 'grid',
  gap: vars.space.xxs,
  // The row of a bill: quantity, description and amount, without its menu.
  gridColumn: '1 / 4',
  marginBlockEnd: vars.space.s,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.border.thick} solid ${vars.tone.accent.edge}`,
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  selectors: { [`${block} > &`]: { gridColumn: 'auto' } },
});

export const step = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-part]': { paddingInlineStart: vars.space.m } },
});

export const stepLabel = style({ overflowWrap: 'anywhere' });

export const stepAmount = style({ whiteSpace: 'nowrap' });
