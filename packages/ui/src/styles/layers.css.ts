import { globalLayer } from '@vanilla-extract/css';

const kit = globalLayer('kit');
/** Where the browser is levelled. */
export const reset = globalLayer({ parent: kit }, 'reset');
/** Where components are styled; a consumer's unlayered CSS wins over it. */
export const component = globalLayer({ parent: kit }, 'component');
/** Where one component adjusts another that it contains. */
export const override = globalLayer({ parent: kit }, 'override');
