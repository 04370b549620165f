import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const bill = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: vars.space.none,
  minBlockSize: vars.space.none,
  padding: vars.space.m,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xs,
  '@media': {
    [media.wide]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateColumns: 'none',
    },
  },
});

/** A way to order: its icon above its name, so that four fit next to each other. */
export const way = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.target,
  padding: vars.space.s,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.tone.accent.solid,
      background: vars.tone.accent.soft,
      color: vars.tone.accent.onSoft,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.borderStrong } } },
  },
});

/** The lines, which scroll between the head and the totals. */
export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const scroller = style({
  flex: 1,
  minBlockSize: vars.space.none,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { overflowY: 'auto' } },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.s,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
});

/** The name of a line with its options and note, all of which open it. */
export const what = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  flex: `1 1 calc(${vars.size.target} * 3)`,
  minBlockSize: vars.size.target,
});

export const name = style({
  padding: vars.space.none,
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.tight,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    // The target is as large as the name and its details together.
    '&::after': { content: '', position: 'absolute', inset: vars.space.none },
    '&:disabled': { cursor: 'default' },
  },
});

export const details = style({ display: 'grid' });

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.s });

export const gone = style({ color: vars.tone.danger.onSoft, fontSize: vars.text.s });

export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  marginInlineStart: 'auto',
});

export const amount = style({
  minInlineSize: `calc(${vars.size.target} * 1.5)`,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const totals = style({
  display: 'grid',
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
});

export const figure = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // The height of an amount that can be opened.
  minBlockSize: vars.control.s,
  gap: vars.space.m,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-strong]': {
      color: vars.color.text,
      fontSize: vars.text.l,
      fontWeight: vars.weight.bold,
    },
  },
});

export const value = style({ margin: vars.space.none });

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s,
  '@media': {
    [media.narrow]: {
      position: 'sticky',
      insetBlockEnd: vars.space.none,
      paddingBlock: vars.space.s,
      background: vars.color.surface,
    },
  },
});

/** The result of the last order. */
export const done = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s,
  padding: vars.space.l,
  borderRadius: vars.radius.m,
  background: vars.tone.success.soft,
  color: vars.tone.success.onSoft,
  textAlign: 'center',
  selectors: {
    '&[data-unpaid]': { background: vars.tone.warning.soft, color: vars.tone.warning.onSoft },
  },
});

export const doneTitle = style({
  margin: vars.space.none,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  fontVariantNumeric: 'tabular-nums',
});

export const doneTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s,
});
