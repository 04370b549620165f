import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const asking = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.s,
});
