import './layers.css.ts';
import './fonts.css.ts';
import './skins.css.ts';
import './scale.css.ts';
import './global.css.ts';

export { component, override, reset } from './layers.css.ts';
export { media } from './media.ts';
export { vars } from './theme.css.ts';
export type { SkinName } from './skins.ts';
