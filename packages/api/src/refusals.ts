import type { GenericSchema, InferOutput } from 'valibot';
import { isRefusedInView, isWrite, type AnyEndpoint } from './endpoint.ts';
import { featureOfCall } from './featureCalls.ts';
import type { CommonCode } from './problemFrom.ts';
import type { Problem, ProblemCode } from './problems.ts';
import { isRefusedReadOnly } from './readOnlyCalls.ts';

type Named<E> = E extends { problems: readonly (infer C extends ProblemCode)[] } ? C : never;

/**
 * The codes that a call can fail with: those that its endpoint declares, and those common to all
 * calls.
 */
export type RefusalCode<E extends AnyEndpoint> = string extends E['path']
  ? ProblemCode
  : CommonCode | Named<E>;

/** The current state in a conflict of an endpoint. */
export type CurrentOf<E extends AnyEndpoint> = string extends E['path']
  ? unknown
  : E extends { current: infer S extends GenericSchema }
    ? InferOutput<S>
    : never;

/** The problems that a call of an endpoint rejects with. */
export type Refusal<E extends AnyEndpoint> = Problem<RefusalCode<E>, CurrentOf<E>>;

const everywhere: readonly ProblemCode[] = [
  'invalid',
  'methodNotAllowed',
  'outdated',
  'tooLarge',
  'throttled',
  'crashed',
  'maintenance',
];
const behindADoor: readonly ProblemCode[] = [
  'sessionExpired',
  'badSignature',
  'forbidden',
  'suspended',
];
/** Public writes can be `forbidden` too, if they come from a page of another site. */
const ofWrites: readonly ProblemCode[] = ['inFlight', 'keyReused', 'forbidden'];

/**
 * Returns every problem that an endpoint can return: those it declares, and those common to all
 * endpoints of its kind.
 */
export const refusalsOf = (to: AnyEndpoint): ProblemCode[] => [
  ...new Set([
    ...(to.problems ?? []),
    // A path with invalid parameters doesn't exist.
    ...(to.params ? (['notFound'] as const) : []),
    ...(to.capability === 'public' ? [] : behindADoor),
    ...(featureOfCall(to) ? (['featureOff'] as const) : []),
    ...(isWrite(to) ? ofWrites : []),
    ...(isRefusedInView(to) ? (['viewOnly', 'merchantClosing'] as const) : []),
    ...(isRefusedReadOnly(to) ? (['outletReadOnly'] as const) : []),
    ...everywhere,
  ]),
];
