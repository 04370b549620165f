import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
});

export const week = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: vars.space.xxs,
  flex: 'auto',
  minInlineSize: vars.space.none,
});

export const weekday = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minBlockSize: `calc(${vars.size.target} + ${vars.space.xs})`,
  minInlineSize: vars.space.none,
  padding: vars.space.xxs,
  border: `${vars.border.hairline} solid transparent`,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  lineHeight: vars.line.tight,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[aria-current="date"]': { borderColor: vars.tone.accent.edge },
    '&[aria-pressed="true"]': {
      background: vars.tone.accent.solid,
      color: vars.tone.accent.onSolid,
    },
    '&:focus-visible': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: vars.space.xxs,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
    },
  },
});

export const small = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  fontSize: vars.text.xs,
  whiteSpace: 'nowrap',
});

export const number = style({
  fontSize: vars.text.l,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

/** The full date, because nothing else on the page shows the month. */
export const dayName = style({
  flex: `1 1 calc(${vars.size.target} * 3)`,
  margin: vars.space.none,
  fontSize: vars.text.l,
  fontWeight: vars.weight.medium,
  '@media': { [media.wide]: { order: 1 } },
});

export const weeks = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  flex: `1 1 calc(${vars.size.target} * 9)`,
  maxInlineSize: `calc(${vars.size.field} * 1.75)`,
  '@media': { [media.narrow]: { order: 2, maxInlineSize: '100%' } },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  '@media': { [media.wide]: { order: 2 } },
});

export const list = style({
  display: 'grid',
  gap: vars.space.m,
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

/** A start time with its bookings; the time stays visible while they scroll. */
export const slot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  '@media': {
    [media.medium]: { gridTemplateColumns: `calc(${vars.size.field} / 3) minmax(0, 1fr)` },
  },
});

export const time = style({
  alignSelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s,
  paddingBlock: vars.space.s,
  '@media': {
    // Below the page's top bar, which is sticky as well.
    [media.medium]: { display: 'grid', position: 'sticky', insetBlockStart: vars.space.xxxl },
  },
});

export const clock = style({
  fontSize: vars.text.xl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const load = style({
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-full]': { color: vars.tone.warning.onSoft, fontWeight: vars.weight.medium },
  },
});

export const rows = style({
  display: 'grid',
  margin: vars.space.none,
  padding: vars.space.none,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  listStyle: 'none',
  overflow: 'clip',
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${vars.size.target} * 1.5)`,
  borderInlineStart: `${vars.space.xxs} solid transparent`,
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}` },
    '&[data-late]': { borderInlineStartColor: vars.tone.warning.edge },
    '&[data-kind="here"]': { borderInlineStartColor: vars.tone.success.edge },
    '&[data-kind="asked"]': { borderInlineStartColor: vars.tone.info.edge },
    '&:has(:focus-visible), &:hover': { background: vars.color.surfaceHover },
  },
  '@media': {
    // As tall as a row on a phone, whose parts are stacked: rows that aren't rendered yet would
    // otherwise overlap the following ones.
    [media.narrow]: { containIntrinsicBlockSize: `auto calc(${vars.size.target} * 4)` },
    // Fixed column widths, so that the facts of all rows align.
    [media.medium]: {
      gridTemplateColumns: `minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.5fr) calc(${vars.size.field} * 0.6)`,
    },
  },
});

export const who = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxs,
  minInlineSize: vars.space.none,
  overflowWrap: 'anywhere',
});

/**
 * Opens the booking. Its hit area covers the whole row; controls stacked above it are pressed
 * separately.
 */
export const name = style({
  padding: vars.space.none,
  border: 'none',
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.text.l,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.s },
    '&:focus-visible::after': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: `calc(${vars.border.thick} * -1)`,
    },
  },
});

export const quiet = style({
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
});

export const where = style({
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { alignSelf: 'start', textAlign: 'end' } },
});

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  minInlineSize: vars.space.none,
});

export const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.xs,
  '@media': { [media.narrow]: { selectors: { '&[data-likely]': { gridColumn: '1 / -1' } } } },
});

export const likely = style({
  display: 'grid',
  '@media': { [media.narrow]: { flex: 'auto' } },
});

/** The heading of finished bookings, below those still to come. */
export const over = style({
  margin: vars.space.none,
  paddingBlockStart: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.text.m,
  fontWeight: vars.weight.medium,
});

export const waiting = style({
  display: 'grid',
  gap: vars.space.m,
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const waiter = style({
  display: 'grid',
  gap: vars.space.s,
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space.m,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
    },
  },
});

/** Like `name`, but without the hit area of a whole row. */
export const plainName = style({
  padding: vars.space.none,
  border: 'none',
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: vars.space.xxs,
      borderRadius: vars.radius.s,
    },
  },
});

/** Chips that don't fit scroll horizontally. */
export const chips = style({
  display: 'flex',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Leaves space for the focus ring around a chip.
  padding: vars.space.xxs,
  margin: `calc(${vars.space.xxs} * -1)`,
});

export const chip = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.control.m,
  paddingInline: vars.space.m,
  border: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[aria-pressed="true"]': {
      borderColor: vars.tone.accent.solid,
      background: vars.tone.accent.solid,
      color: vars.tone.accent.onSolid,
    },
    '&:focus-visible': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: vars.border.hairline,
    },
  },
});

export const chipCount = style({
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
