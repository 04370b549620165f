import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: vars.space.none,
  textAlign: 'start',
});
export const names = style({
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: vars.space.none,
  overflowWrap: 'anywhere',
});
/** Truncated at the end of the text's own direction. */
export const email = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.text.s,
});
export const role = style({
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  gap: vars.space.xs,
});
export const rowActions = style({ display: 'flex', justifyContent: 'flex-end' });
export const stats = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(calc(${vars.size.field} * 2 / 5), 1fr))`,
  gap: vars.space.m,
  margin: vars.space.none,
});
export const stat = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.xxs,
  padding: vars.space.m,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});
export const statLabel = style({ color: vars.color.textMuted, fontSize: vars.text.s });
export const statFigure = style({
  margin: vars.space.none,
  fontSize: vars.text.xxl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.tight,
  fontVariantNumeric: 'tabular-nums',
});
