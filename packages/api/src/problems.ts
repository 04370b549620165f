import type { ProblemDetails } from './problemDetails.ts';

/** All problem codes with their HTTP status. 0 means that there was no response. */
export const problems = {
  /** The store takes no orders now. The only problem with status 400. */
  storeClosed: 400,
  /** There is no session, or it has ended. */
  sessionExpired: 401,
  /** The name or password is incorrect. Not a 401, which would sign the person out. */
  wrongCredentials: 422,
  /** The given current password is incorrect. */
  wrongPassword: 422,
  /** The person lacks the capability named in `details`. */
  forbidden: 403,
  /** The feature named in `details` is off. `details.by` is who switched it off. */
  featureOff: 403,
  /** Another person's PIN is needed. `details` has the action to approve. */
  approvalRequired: 403,
  /** The request's signature doesn't match. */
  badSignature: 403,
  /** The platform has suspended the caller's merchant. */
  suspended: 403,
  /** The caller's merchant is being closed, so they can only read. */
  merchantClosing: 403,
  /** The person views a merchant, where they can change nothing. */
  viewOnly: 403,
  /**
   * The plan of the merchant's group doesn't include the merchant, so that it is read-only; for
   * guests, also of one that is suspended or closing.
   */
  outletReadOnly: 403,
  notFound: 404,
  methodNotAllowed: 405,
  /** Someone else has changed it. `current` is its state now. */
  conflict: 409,
  /** The result would differ from what the preview showed. */
  previewStale: 409,
  /** A request with the same idempotency key is in progress. */
  inFlight: 409,
  /** The admin version is too old. */
  outdated: 410,
  tooLarge: 413,
  /** Fields are invalid. `fields` has the problem of each. */
  invalid: 422,
  /** The current state doesn't allow this step, or something else prevents it now. */
  notAllowedNow: 422,
  /** Payments must be refunded or reversed first. */
  hasPayments: 422,
  /** The order is not paid in full. */
  notPaid: 422,
  /** The amount exceeds what is due, or what was paid. */
  amountTooHigh: 422,
  /** The wallet's balance is too low. `details.balance` is the balance. */
  balanceTooLow: 422,
  /** There are fewer than two different orders, or they can't be combined with each other. */
  cannotCombine: 422,
  /** The combination can't be undone, for the reason in `details.why`. */
  cannotUncombine: 422,
  /** The order can't be split that way, for the reason in `details.why`. */
  cannotSplit: 422,
  /** The delivery quote has expired. */
  quoteExpired: 422,
  /** The address is outside the delivery areas. */
  outOfRange: 422,
  /** An item can't be sold now. */
  itemUnavailable: 422,
  /** The time limit for undoing has passed. */
  tooLate: 422,
  /** The same idempotency key was used with a different body. */
  keyReused: 422,
  wrongPin: 422,
  /** There were too many incorrect PINs or passwords. `details.until` is when to try again. */
  locked: 423,
  throttled: 429,
  crashed: 500,
  maintenance: 503,
  offline: 0,
} as const satisfies Record<string, number>;

/** The code of a problem. */
export type ProblemCode = keyof typeof problems;

/** The problem of a field: a code that screens can translate, and an English sentence. */
export interface FieldProblem {
  code: string;
  message: string;
}

/** The codes of problems that have details. The schema of each is in `problemDetails`. */
export type DetailedCode = keyof ProblemDetails;

/** The details of a problem with this code. */
export type DetailsOf<C extends ProblemCode> = C extends DetailedCode ? ProblemDetails[C] : never;

/** The optional data of a problem in addition to its code. */
export interface ProblemMatter<C extends ProblemCode = ProblemCode, Current = unknown> {
  /** Maps field paths, such as `changes.0.quantity`, to their problems. */
  fields?: Record<string, FieldProblem>;
  /** On `conflict`: the current state, in the shape that the endpoint declares. */
  current?: C extends 'conflict' ? Current : never;
  /** Data for the message: names, limits, instants. Absent if the host sent none that match. */
  details?: DetailsOf<C>;
  /** The id of the request, to quote to support. */
  request_id?: string;
}

/** A problem with one code. */
class ProblemOf<C extends ProblemCode, Current = unknown> extends Error {
  override name = 'Problem';
  readonly code: C;
  readonly status: number;
  readonly matter: ProblemMatter<C, Current>;
  constructor(code: C, matter: ProblemMatter<C, Current> = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.status = problems[code];
    this.matter = matter;
  }
}

/** The codes of problems that make no sense without details. */
type NeedyCode =
  | 'approvalRequired'
  | 'amountTooHigh'
  | 'balanceTooLow'
  | 'cannotCombine'
  | 'cannotSplit'
  | 'cannotUncombine'
  | 'featureOff'
  | 'itemUnavailable'
  | 'outOfRange';

type Matter<C extends ProblemCode> = [C] extends [NeedyCode]
  ? [matter: ProblemMatter<C> & { details: DetailsOf<C> }, options?: ErrorOptions]
  : [matter?: ProblemMatter<C>, options?: ErrorOptions];

interface ProblemConstructor {
  new <C extends ProblemCode>(code: C, ...matter: Matter<C>): ProblemOf<C>;
  readonly prototype: Problem;
}

/**
 * A refusal with a code. Hosts throw it, the client rejects with it, and it must never be
 * swallowed. Its code determines its details: `code === 'locked'` narrows `matter.details` to those
 * of `locked`.
 */
export type Problem<C extends ProblemCode = ProblemCode, Current = unknown> = C extends ProblemCode
  ? ProblemOf<C, Current>
  : never;
export const Problem: ProblemConstructor = ProblemOf;

/** Creates a problem whose data has already been checked against its code, as for a response. */
export const problemOf = (
  code: ProblemCode,
  matter: Partial<Record<keyof ProblemMatter, unknown>>,
): Problem => new ProblemOf(code, matter as ProblemMatter) as Problem;

/** Creates the problem of a single invalid field. */
export const invalid = (field: string, code: string, message: string): Problem<'invalid'> =>
  new Problem('invalid', { fields: { [field]: { code, message } } });

type Reason = Extract<DetailsOf<'notAllowedNow'>, { why: string }>;

/** Creates the problem of an action that isn't possible now, with its reason. */
export const notNow = (reason: Reason): Problem<'notAllowedNow'> =>
  new Problem('notAllowedNow', { details: reason });

/** Returns why an action isn't possible now, if the problem has a reason. */
export const reasonOf = ({ code, matter }: Problem): Reason['why'] | undefined =>
  code === 'notAllowedNow' && matter.details && 'why' in matter.details
    ? matter.details.why
    : undefined;
