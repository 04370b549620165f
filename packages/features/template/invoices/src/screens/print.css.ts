import { media, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space.l,
  maxInlineSize: `calc(${vars.size.dialog} * 1.7)`,
  marginInline: 'auto',
  padding: vars.space.l,
  '@media': {
    [media.print]: { display: 'block', maxInlineSize: 'none', padding: vars.space.none },
  },
});
export const screenOnly = style({
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [media.print]: { display: 'none' } },
});
