import { component, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

export const offer = style({
  '@layer': { [component]: { marginBlockEnd: vars.space.s } },
});
