import { isWrite, type AnyEndpoint } from './endpoint.ts';
import type { ProblemCode } from './problems.ts';

const everywhere: readonly ProblemCode[] = [
  'invalid',
  'methodNotAllowed',
  'outdated',
  'tooLarge',
  'throttled',
  'crashed',
  'maintenance',
];
const behindADoor: readonly ProblemCode[] = ['sessionExpired', 'badSignature', 'forbidden'];
const ofWrites: readonly ProblemCode[] = ['inFlight', 'keyReused'];

/** Everything that an endpoint may refuse: what it names itself, and what all of its kind share. */
export const refusalsOf = (to: AnyEndpoint): ProblemCode[] => [
  ...new Set([
    ...(to.problems ?? []),
    // A path that cannot be is one that is not there.
    ...(to.params ? (['notFound'] as const) : []),
    ...(to.capability === 'public' ? [] : behindADoor),
    ...(isWrite(to) ? ofWrites : []),
    ...everywhere,
  ]),
];
