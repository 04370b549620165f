import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** The scrollable part, so that the basket stays visible. */
export const store = style({
  display: 'grid',
  gap: vars.space.m,
  alignContent: 'start',
});

export const tabs = style({
  display: 'flex',
  gap: vars.space.s,
  overflowX: 'auto',
  paddingBlockEnd: vars.space.xs,
  scrollbarWidth: 'thin',
});

export const tab = style({ flex: 'none' });

/** A menu item as a large target: name at the start, price at the end. */
export const item = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.m,
  inlineSize: '100%',
  minBlockSize: vars.control.l,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  border: `${vars.border.hairline} solid ${vars.tone.neutral.edge}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  color: 'inherit',
  font: 'inherit',
  lineHeight: vars.line.tight,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { background: vars.color.surfaceHover },
    '&:active:enabled': { background: vars.color.surfacePressed },
    '&:disabled': { cursor: 'not-allowed', opacity: vars.opacity.disabled },
  },
});

export const itemName = style({
  flex: 1,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const price = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
});

export const optionRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minBlockSize: vars.control.m,
});

export const group = style({
  margin: vars.space.none,
  padding: vars.space.none,
  border: 'none',
});

export const groupName = style({
  display: 'flex',
  inlineSize: '100%',
  justifyContent: 'space-between',
  gap: vars.space.m,
  padding: vars.space.none,
  paddingBlockEnd: vars.space.xs,
  fontWeight: vars.weight.medium,
});
