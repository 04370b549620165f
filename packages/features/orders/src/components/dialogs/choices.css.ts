import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** What a large button says: its word, and a quiet word under it. */
export const choice = style({ display: 'grid', lineHeight: vars.line.tight });

export const choiceHint = style({
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** One row of a list inside of a dialog: words at the start, figures and buttons at the end. */
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
