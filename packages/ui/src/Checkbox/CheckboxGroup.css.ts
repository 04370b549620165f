import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const group = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, outline: 'none' }),
);

export const inline = style(
  layered({ flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space.xl }),
);

export const indented = style(
  layered({ paddingInlineStart: `calc(${vars.size.iconLarge} + ${vars.space.s})` }),
);
