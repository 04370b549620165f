import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const cash = style({ display: 'grid', gap: vars.space.m });

/** At least two next to each other, wide enough for an amount. */
export const amounts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(50% - ${vars.space.s}, ${vars.size.target} * 4), 1fr))`,
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

export const changeFigure = style({
  fontSize: vars.text.xxxl,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.line.tight,
});
