import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';

/** Is not there for the layout: the button stands where it would stand without it. */
export const place = style(layered({ display: 'contents' }));
