import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** The number of hours shown, set on the sheet. */
const hours = 'var(--hours)';

const nameWidth = `calc(${vars.size.field} / 3.5)`;
const hourWidth = `calc(${vars.size.target} * 2)`;
const rowHeight = `calc(${vars.size.target} + ${vars.space.s})`;

export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'auto',
  maxBlockSize: '75dvb',
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});

export const sheet = style({
  display: 'grid',
  minInlineSize: `calc(${nameWidth} + ${hourWidth} * ${hours})`,
});

const line = {
  display: 'grid',
  gridTemplateColumns: `${nameWidth} minmax(0, 1fr)`,
} as const;

export const head = style({
  ...line,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.navigation,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
});

export const corner = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  borderInlineEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
});

export const scale = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
});

export const mark = style({
  padding: vars.space.xs,
  borderInlineStart: `${vars.border.hairline} solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderInlineStartColor: 'transparent' } },
  whiteSpace: 'nowrap',
});

export const section = style({
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: 'max-content',
  margin: vars.space.none,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  fontWeight: vars.weight.bold,
});

export const sectionLine = style({
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
});

export const row = style({
  ...line,
  blockSize: rowHeight,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  selectors: { '&[data-over]': { background: vars.color.surfaceSelected } },
});

export const name = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  paddingInline: vars.space.s,
  borderInlineEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.tight,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

export const seats = style({
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const track = style({
  position: 'relative',
  margin: vars.space.none,
  padding: vars.space.none,
  listStyle: 'none',
  backgroundImage: `linear-gradient(to right, ${vars.color.border} ${vars.border.hairline}, transparent ${vars.border.hairline})`,
  backgroundSize: `calc(100% / ${hours}) 100%`,
});

const toned = (tone: { soft: string; onSoft: string; edge: string }) => ({
  background: tone.soft,
  color: tone.onSoft,
  borderColor: tone.edge,
});

export const place = style({
  position: 'absolute',
  insetBlock: vars.space.xs,
  display: 'flex',
  minInlineSize: vars.size.target,
  selectors: { '&[data-ghost]': { zIndex: 1, pointerEvents: 'none' } },
});

export const bar = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  inlineSize: '100%',
  minInlineSize: vars.space.none,
  paddingInline: vars.space.xs,
  border: `${vars.border.hairline} solid`,
  borderInlineStartWidth: vars.space.xxs,
  borderRadius: vars.radius.s,
  font: 'inherit',
  fontSize: vars.text.s,
  lineHeight: vars.line.tight,
  textAlign: 'start',
  overflow: 'hidden',
  cursor: 'pointer',
  userSelect: 'none',
  ...toned(vars.tone.neutral),
  selectors: {
    '&[data-tone="accent"]': toned(vars.tone.accent),
    '&[data-tone="info"]': toned(vars.tone.info),
    '&[data-tone="success"]': toned(vars.tone.success),
    '&[data-tone="warning"]': toned(vars.tone.warning),
    '&[data-tone="danger"]': toned(vars.tone.danger),
    '&[data-movable]': { cursor: 'grab' },
    '&[data-lifted]': { opacity: vars.opacity.disabled, cursor: 'grabbing' },
    '&[data-ghost]': { boxShadow: vars.shadow.float },
    '&[data-blocked]': { ...toned(vars.tone.danger), borderStyle: 'dashed', cursor: 'not-allowed' },
    '&:focus-visible': {
      outline: `${vars.border.thick} solid ${vars.color.focus}`,
      outlineOffset: vars.space.xxs,
    },
  },
});

export const textBlock = style({
  display: 'grid',
  minInlineSize: vars.space.none,
});

export const cut = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

export const title = style([cut, { fontWeight: vars.weight.medium }]);

export const note = style([cut, { fontSize: vars.text.xs, fontVariantNumeric: 'tabular-nums' }]);

/** The time to reset the table. */
export const after = style({
  position: 'absolute',
  insetBlock: vars.space.s,
  borderRadius: vars.radius.s,
  background: vars.color.surfacePressed,
  pointerEvents: 'none',
});

export const now = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: vars.border.thick,
  background: vars.tone.danger.solid,
  pointerEvents: 'none',
});

export const hint = style({
  margin: vars.space.none,
  color: vars.color.textMuted,
  fontSize: vars.text.s,
});
