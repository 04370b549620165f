import { component, vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';

/** A pairing code, large enough to read from across a room. */
export const shownCode = style({
  '@layer': {
    [component]: {
      margin: 0,
      fontFamily: vars.font.mono,
      fontSize: vars.text.xxxl,
      fontWeight: vars.weight.bold,
      lineHeight: vars.line.tight,
      textAlign: 'center',
    },
  },
});
