export { default } from '../features/vitest.config.ts';
