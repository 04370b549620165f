export { media, vars, type SkinName } from './styles/index.ts';
