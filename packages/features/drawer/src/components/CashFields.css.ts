import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'grid', gap: vars.space.xs });

/** The value, the number and the amount of a note or coin. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.size.target,
  fontVariantNumeric: 'tabular-nums',
});

/** The amount of an empty field, which isn't counted yet. */
export const amount = style({
  textAlign: 'end',
  selectors: { '&[data-empty]': { color: vars.color.textMuted } },
});

/** The sum stays in view while the fields scroll below it, also in the padding of the panel. */
export const total = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${vars.space.l})`,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minBlockSize: vars.size.target,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  fontSize: vars.text.l,
});
