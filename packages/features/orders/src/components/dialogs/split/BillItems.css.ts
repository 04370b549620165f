import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';
import { figures } from '../choices.css.ts';

/** Gives the line to the name where there is no room for both. */
export const name = style({
  flex: `1 1 calc(${vars.size.target} * 4)`,
  minInlineSize: vars.space.none,
  overflowWrap: 'anywhere',
});

/** Two buttons and a number that is wide enough to be pressed. */
export const stepper = style({ flex: 'none', inlineSize: `calc(${vars.size.target} * 4)` });

/** Of one width in every row, so that the prices and the steppers are below each other. */
export const price = style([
  figures,
  { minInlineSize: `calc(${vars.size.target} * 2)`, marginInlineStart: 'auto', textAlign: 'end' },
]);
