import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const row = style(layered({ display: 'flex', gap: vars.space.s }));
export const grow = style(layered({ flex: 'auto', minInlineSize: vars.space.none }));
