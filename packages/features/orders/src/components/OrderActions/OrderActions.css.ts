import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const actions = style({
  display: 'flex',
  gap: vars.space.s,
  inlineSize: '100%',
  justifyContent: 'flex-end',
});
