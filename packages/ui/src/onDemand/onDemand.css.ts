import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';

/** Has no box, so the button is laid out as if it were unwrapped. */
export const place = style(layered({ display: 'contents' }));
