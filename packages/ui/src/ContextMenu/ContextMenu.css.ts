import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';

/** Hears what happens inside of it and changes nothing of the layout. */
export const area = style(layered({ display: 'contents' }));
