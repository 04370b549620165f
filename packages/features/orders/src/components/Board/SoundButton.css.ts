import { style } from '@vanilla-extract/css';
import { breakpoints } from './breakpoints.ts';

/** Hidden on a narrow board, where the bell icon is enough. */
export const word = style({ '@container': { [breakpoints.narrow]: { display: 'none' } } });
