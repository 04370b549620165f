import { createWorld, type World } from './world.ts';

let world: World | null = null;
let isStale = false;

/**
 * Returns the world that all handlers of a page share. It is created at the first call, as of that
 * time.
 */
export function sample(): World {
  world ??= createWorld({ now: () => new Date() });
  if (isStale) world.reset();
  isStale = false;
  return world;
}

/** Resets the world at its next use. A world that isn't used costs nothing. */
export const resetSample = (): void => {
  isStale = true;
};

/** Makes all handlers use another world, such as one with its own clock or with more orders. */
export function answerFrom(other: World): World {
  world = other;
  isStale = false;
  return world;
}
