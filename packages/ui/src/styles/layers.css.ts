import { globalLayer } from '@vanilla-extract/css';

const kit = globalLayer('kit');
/** The layer of the CSS reset. */
export const reset = globalLayer({ parent: kit }, 'reset');
/** The layer of component styles. Unlayered CSS of the product wins over it. */
export const component = globalLayer({ parent: kit }, 'component');
/** The layer in which a component adjusts another one that it contains. */
export const override = globalLayer({ parent: kit }, 'override');
