import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const cash = style({ display: 'grid', gap: vars.space.m });

/** Two next to each other, so that four leave no gap. */
export const amounts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s,
});

/** The field and the keypad, next to each other if there is room. */
export const typed = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.key} * 4), 1fr))`,
  alignItems: 'start',
  gap: vars.space.m,
});

export const entry = style({ display: 'grid', gap: vars.space.s });

export const keypad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: vars.space.xs,
});

export const key = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.size.key,
  padding: vars.space.none,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.text.xl,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
  touchAction: 'manipulation',
  selectors: {
    '&:active:not(:disabled)': { background: vars.color.surfacePressed },
    '&:disabled': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
});

export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});

/** An amount in large type. */
export const figure = style({
  fontSize: vars.text.xxxl,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.line.tight,
});

export const option = style({
  display: 'grid',
  gap: vars.space.s,
  margin: vars.space.none,
  padding: vars.space.none,
  border: 'none',
});

export const optionName = style({
  padding: vars.space.none,
  fontWeight: vars.weight.medium,
});

/** Stays visible while the rest scrolls. */
export const due = style({
  position: 'sticky',
  insetBlockStart: vars.space.none,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.m,
  background: vars.color.surfaceRaised,
});

export const split = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.key} * 3), 1fr))`,
  alignItems: 'start',
  gap: vars.space.m,
});

/** The ways to split, next to each other if there is room. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const tenders = style({
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const tender = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
});

export const tenderName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});

export const tenderTime = style({
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
});

export const tenderAmount = style({ fontVariantNumeric: 'tabular-nums' });

export const tenderProblem = style({ gridColumn: '1 / -1', margin: vars.space.none });

export const tenderTools = style({ gridColumn: '1 / -1', display: 'flex', gap: vars.space.s });

export const tenderChange = style({
  gridColumn: '1 / -1',
  fontSize: vars.text.xl,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
