import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';

/** Receives events from its content without affecting the layout. */
export const area = style(layered({ display: 'contents' }));
