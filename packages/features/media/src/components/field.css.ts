import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const field = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  margin: vars.space.none,
  padding: vars.space.none,
  border: 0,
});

export const label = style({
  paddingBlockEnd: vars.space.xs,
  fontSize: vars.text.m,
  fontWeight: vars.weight.medium,
});

export const preview = style({
  flex: 'none',
  overflow: 'hidden',
  inlineSize: `calc(${vars.size.field} / 2)`,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const note = style({
  color: vars.color.textMuted,
  fontSize: vars.text.s,
  overflowWrap: 'anywhere',
});

export const textBlock = style({
  display: 'grid',
  gap: vars.space.s,
  flex: `1 1 calc(${vars.size.field} / 2)`,
});
