import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** The amounts of an outlet, which line up at the end of the rows. */
export const amounts = style({
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space.xxs,
  marginInlineStart: 'auto',
  paddingBlock: vars.space.xs,
});

export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
});
