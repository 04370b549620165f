export { useFloor } from './useFloor.ts';
export { useFollow } from './useFollow.ts';
