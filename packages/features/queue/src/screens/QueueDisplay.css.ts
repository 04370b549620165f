import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.xl,
  minBlockSize: '100dvh',
  padding: vars.space.xl,
  background: vars.color.canvas,
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.l,
  fontSize: vars.text.xxl,
});

export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xl });

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  flex: `1 1 ${vars.size.field}`,
  minInlineSize: vars.space.none,
  padding: vars.space.xl,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xxxl,
  rowGap: vars.space.l,
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.line.tight,
});

/** Large enough to read from across a room. */
export const called = style({
  color: vars.tone.accent.onSoft,
  fontSize: `max(24vmin, calc(${vars.text.xxxl} * 2))`,
});

export const next = style({ fontSize: `max(11vmin, ${vars.text.xxxl})` });

export const quiet = style({
  color: vars.color.textMuted,
  fontSize: `max(4vmin, ${vars.text.xl})`,
});
