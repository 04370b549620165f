import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const field = style({ display: 'grid', gap: vars.space.s });
export const label = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  fontSize: vars.text.s,
  fontWeight: vars.weight.medium,
});
export const preview = style({
  inlineSize: '100%',
  blockSize: `calc(${vars.size.key} * 3)`,
  objectFit: 'cover',
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
});
