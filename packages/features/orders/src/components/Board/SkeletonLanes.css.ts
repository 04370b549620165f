import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const ticket = style({
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});

export const names = style({ flex: 'auto' });
export const number = style({ display: 'block', fontSize: vars.text.xxxl });
export const ring = style({ vars: { [vars.control.m]: vars.size.key } });

export const row = style({
  padding: vars.space.m,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
