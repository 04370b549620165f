import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** The content of a large button: its label with a hint below. */
export const choice = style({ display: 'grid', lineHeight: vars.line.tight });

export const choiceHint = style({
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** A list row inside a dialog: text at the start, amounts and buttons at the end. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
});

export const rows = style({ display: 'grid', margin: vars.space.none, padding: vars.space.none });

export const grows = style({ flex: 1, minInlineSize: vars.space.none, overflowWrap: 'anywhere' });

export const quiet = style({
  margin: vars.space.none,
  color: vars.color.textMuted,
  fontSize: vars.text.s,
});

export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
