import { vars } from '@servery/ui/styles';
import { style } from '@vanilla-extract/css';
import { figures } from '../choices.css.ts';

/** Takes the whole line if there isn't enough space for both. */
export const name = style({
  flex: `1 1 calc(${vars.size.target} * 4)`,
  minInlineSize: vars.space.none,
  overflowWrap: 'anywhere',
});

/** Two buttons and a number field that is a large enough target. */
export const stepper = style({ flex: 'none', inlineSize: `calc(${vars.size.target} * 4)` });

/** The same width in every row, so that prices and steppers align. */
export const price = style([
  figures,
  { minInlineSize: `calc(${vars.size.target} * 2)`, marginInlineStart: 'auto', textAlign: 'end' },
]);
