import type { GenericSchema, InferOutput } from 'valibot';
import { hasShape } from './answerShape.ts';
import type { AnyEndpoint, Spec } from './endpoint.ts';
import {
  Problem,
  problemOf,
  problems,
  type DetailedCode,
  type FieldProblem,
  type ProblemCode,
} from './problems.ts';
import type { Refusal } from './refusals.ts';

const byStatus = {
  400: 'storeClosed',
  401: 'sessionExpired',
  403: 'forbidden',
  404: 'notFound',
  405: 'methodNotAllowed',
  409: 'conflict',
  410: 'outdated',
  413: 'tooLarge',
  422: 'invalid',
  423: 'locked',
  429: 'throttled',
  503: 'maintenance',
} as const satisfies Record<number, ProblemCode>;

const commonCodes = [
  ...Object.values(byStatus),
  'badSignature',
  'featureOff',
  'suspended',
  'merchantClosing',
  'viewOnly',
  'outletReadOnly',
  'inFlight',
  'keyReused',
  'crashed',
] as const;

/** The codes that any call can fail with, whether or not its endpoint declares them. */
export type CommonCode = (typeof commonCodes)[number] | 'offline';

/**
 * The required details of each problem. Like the responses of an endpoint, details are only checked
 * for required fields, because hosts have parsed their values.
 */
export const neededDetails: Readonly<Record<DetailedCode, readonly string[]>> = {
  forbidden: [],
  featureOff: ['feature', 'by'],
  approvalRequired: ['capability', 'object_id', 'version', 'amount', 'rate'],
  outdated: ['minimum'],
  tooLarge: ['most'],
  notAllowedNow: [],
  notPaid: [],
  amountTooHigh: ['balance'],
  balanceTooLow: ['balance'],
  cannotCombine: ['why', 'number'],
  cannotUncombine: ['why', 'number'],
  cannotSplit: ['why', 'number'],
  outOfRange: ['postcode'],
  itemUnavailable: ['menu_id', 'name'],
  locked: [],
  throttled: ['retry_after'],
  maintenance: ['retry_after'],
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFields = (value: unknown): value is Record<string, FieldProblem> =>
  isPlain(value) &&
  Object.values(value).every((field) => isPlain(field) && typeof field['code'] === 'string');

const hasDetails = (code: ProblemCode, details: unknown): boolean =>
  isPlain(details) &&
  Object.hasOwn(neededDetails, code) &&
  neededDetails[code as DetailedCode].every((name) => Object.hasOwn(details, name));

/** The refusals that an endpoint declares. */
export type Refusing = Pick<Spec, 'problems' | 'current'>;

/**
 * Whether a code belongs to this status, and the endpoint declares it or all endpoints share it.
 */
const isExpected = (code: unknown, status: number, to: Refusing | undefined): code is ProblemCode =>
  typeof code === 'string' &&
  Object.hasOwn(problems, code) &&
  problems[code as ProblemCode] === status &&
  (!to || [...commonCodes, ...(to.problems ?? [])].includes(code as ProblemCode));

/**
 * Creates a problem from a refusal. If its body has no code, or one that the endpoint doesn't
 * declare, the status determines the code. Fields, details and a current state that don't match are
 * left out.
 */
export function problemFrom(status: number, data: unknown, to?: Refusing): Problem {
  const { code, fields, current, details, request_id } = isPlain(data) ? data : {};
  const read = isExpected(code, status, to)
    ? code
    : ((byStatus as Partial<Record<number, ProblemCode>>)[status] ?? 'crashed');
  const isCurrent = to ? to.current && hasShape(to.current, current) : current !== undefined;
  return problemOf(read, {
    ...(isFields(fields) && { fields }),
    ...(isCurrent && { current }),
    ...(read === code && hasDetails(read, details) && { details }),
    ...(typeof request_id === 'string' && { request_id }),
  });
}

/**
 * Returns the current state in a conflict if it has the shape of this schema; otherwise undefined.
 */
export const currentOf = <S extends GenericSchema>(
  schema: S,
  { code, matter }: Problem,
): InferOutput<S> | undefined =>
  code === 'conflict' && hasShape(schema, matter.current) ? matter.current : undefined;

/** Whether an error is a refusal that the endpoint declares, or one that all endpoints share. */
export const isRefusalOf = <E extends AnyEndpoint>(to: E, error: unknown): error is Refusal<E> =>
  error instanceof Problem &&
  (error.code === 'offline' || isExpected(error.code, error.status, to));
