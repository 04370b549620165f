import { style } from '@vanilla-extract/css';

export const mirrored = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });
