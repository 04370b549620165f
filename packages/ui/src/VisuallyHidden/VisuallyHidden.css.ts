import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const visuallyHidden = style(
  layered({
    position: 'absolute',
    inlineSize: vars.border.hairline,
    blockSize: vars.border.hairline,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
