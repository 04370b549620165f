import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gap: vars.space.l,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const leaving = style({ flex: 1, alignSelf: 'center', fontWeight: vars.weight.medium });

/** A table that compares two bills or states: label, before, after. */
export const comparison = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const name = style({
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.m,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  verticalAlign: 'top',
});

export const figure = style({
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.m,
  textAlign: 'end',
  verticalAlign: 'top',
});

export const word = style([figure, { textAlign: 'start', overflowWrap: 'anywhere' }]);

export const heading = style({
  paddingBlockEnd: vars.space.xs,
  fontSize: vars.text.s,
  color: vars.color.textMuted,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
});

export const strong = style({
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
});

export const changed = style({ fontWeight: vars.weight.medium, color: vars.color.text });

export const sum = style({ fontWeight: vars.weight.bold, color: vars.color.text });

export const note = style({ margin: vars.space.none, color: vars.color.textMuted });
