import { style } from '@vanilla-extract/css';
import { room } from './room.ts';

/** The bell alone says it where there is no room. */
export const word = style({ '@container': { [room.narrow]: { display: 'none' } } });
