import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const ticket = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: vars.space.none,
  border: `${vars.border.thick} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  overflow: 'clip',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${vars.size.key} * 8)`,
  selectors: {
    '&:has([data-tone="warning"])': { borderColor: vars.tone.warning.edge },
    '&:has([data-tone="danger"])': { borderColor: vars.tone.danger.edge },
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  columnGap: vars.space.m,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
});

export const number = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.m,
  fontSize: `calc(${vars.text.xxxl} * 1.25)`,
  lineHeight: vars.line.tight,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});

export const recipient = style({
  fontSize: vars.text.xxl,
  letterSpacing: 'normal',
  overflowWrap: 'anywhere',
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.text.l,
});

export const age = style({
  display: 'grid',
  justifyItems: 'end',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.s,
  lineHeight: vars.line.tight,
  selectors: {
    '&[data-tone="calm"]': {
      background: vars.tone.success.soft,
      color: vars.tone.success.onSoft,
    },
    '&[data-tone="warning"]': {
      background: vars.tone.warning.solid,
      color: vars.tone.warning.onSolid,
    },
    '&[data-tone="danger"]': {
      background: vars.tone.danger.solid,
      color: vars.tone.danger.onSolid,
    },
  },
});

export const minutes = style({
  fontSize: vars.text.xxl,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const note = style({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  background: vars.tone.warning.soft,
  color: vars.tone.warning.onSoft,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const courseHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.l,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
  fontSize: vars.text.l,
  fontWeight: vars.weight.medium,
});

export const held = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.tone.info.onSoft,
});

/** The whole line is the touch target. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'baseline',
  columnGap: vars.space.m,
  inlineSize: '100%',
  minBlockSize: vars.control.l,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
  textAlign: 'start',
  fontSize: vars.text.xxl,
  lineHeight: vars.line.tight,
  selectors: {
    'button&:active': { background: vars.color.surfacePressed },
    'button&:focus-visible': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: `calc(${vars.border.thick} * -1)`,
    },
    '&[data-status="preparing"]': { background: vars.tone.info.soft },
  },
  '@media': {
    [media.hover]: { selectors: { 'button&:hover': { background: vars.color.surfaceHover } } },
  },
});

export const quantity = style({
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-many] > &': { color: vars.tone.accent.onSoft } },
});

export const dish = style({
  minInlineSize: vars.space.none,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-status="ready"] > &, [data-status="voided"] > &': {
      color: vars.color.textMuted,
      textDecorationLine: 'line-through',
    },
    '[data-status="held"] > &': { color: vars.color.textMuted },
  },
});

export const more = style({
  gridColumn: '2 / -1',
  color: vars.color.textMuted,
  fontSize: vars.text.xl,
  overflowWrap: 'anywhere',
});

export const remark = style({
  gridColumn: '2 / -1',
  color: vars.tone.warning.onSoft,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
});

export const sign = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.text.m,
  selectors: {
    '[data-status="voided"] > &': { color: vars.tone.danger.onSoft },
    '[data-status="ready"] > &': { color: vars.tone.success.onSoft },
    '[data-status="preparing"] > &': { color: vars.tone.info.onSoft },
  },
});

export const actions = style({
  display: 'flex',
  gap: vars.space.s,
  marginBlockStart: 'auto',
  padding: vars.space.m,
});

export const main = style({ flex: 'auto', display: 'grid' });

export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  border: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
  fontSize: vars.text.xl,
  letterSpacing: 'normal',
});
