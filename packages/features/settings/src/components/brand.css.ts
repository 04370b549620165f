import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const figure = style({ display: 'grid', gap: vars.space.xs, margin: vars.space.none });

export const caption = style({ color: vars.color.textMuted, fontSize: vars.text.s });

export const preview = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.l,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
});
