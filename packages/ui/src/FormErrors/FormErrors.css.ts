import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const list = style(
  layered({
    display: 'grid',
    gap: vars.space.xs,
    paddingInlineStart: vars.space.l,
    marginBlockStart: vars.space.xs,
  }),
);
