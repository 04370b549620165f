import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';

export const rowLink = style(
  layered({
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    selectors: { '&:hover, [data-row]:focus-visible &': { textDecoration: 'underline' } },
  }),
);
