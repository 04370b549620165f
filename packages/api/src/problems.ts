/** Everything that can go wrong, in one table: code → HTTP status. 0 means that no answer came. */
export const problems = {
  /** The store takes no orders now. The only 400. */
  storeClosed: 400,
  /** No session, or one that ended. */
  sessionExpired: 401,
  /** Name or password is wrong; never a 401, which would sign the person out. */
  wrongCredentials: 422,
  /** The password that was given as the current one is not. */
  wrongPassword: 422,
  /** The person lacks the capability named in `details`. */
  forbidden: 403,
  /** Another person's PIN is needed; `details` says for what. */
  approvalRequired: 403,
  /** The request's signature does not match. */
  badSignature: 403,
  notFound: 404,
  methodNotAllowed: 405,
  /** Somebody else changed it meanwhile; `current` is its state now. */
  conflict: 409,
  /** What was previewed is no longer what would happen. */
  previewStale: 409,
  /** The same idempotency key is being worked on. */
  inFlight: 409,
  /** The admin version is too old. */
  outdated: 410,
  tooLarge: 413,
  /** Fields are wrong; `fields` says which and how. */
  invalid: 422,
  /** The machine does not allow this step from this state. */
  notAllowedNow: 422,
  /** Money taken must be given back first. */
  hasPayments: 422,
  /** The order is not paid in full. */
  notPaid: 422,
  /** More than is owed, or more than was taken. */
  amountTooHigh: 422,
  /** The wallet holds less than that; `details.balance` says how much. */
  balanceTooLow: 422,
  /** Fewer than two different orders, or orders that do not belong together. */
  cannotCombine: 422,
  /** Combining cannot be undone; `details.why` says why. */
  cannotUncombine: 422,
  /** The order cannot be split that way; `details.why` says why. */
  cannotSplit: 422,
  /** The delivery quote ran out. */
  quoteExpired: 422,
  /** No delivery to that address. */
  outOfRange: 422,
  /** An item cannot be sold now. */
  itemUnavailable: 422,
  /** The undo window has passed. */
  tooLate: 422,
  /** The same idempotency key came with another body. */
  keyReused: 422,
  wrongPin: 422,
  /** Too many wrong PINs or passwords; `details.until` says when to try again. */
  locked: 423,
  throttled: 429,
  crashed: 500,
  maintenance: 503,
  offline: 0,
} as const satisfies Record<string, number>;

/** The name of a problem. */
export type ProblemCode = keyof typeof problems;

/** Why a field was refused: a code a screen can translate, and an English sentence. */
export interface FieldProblem {
  code: string;
  message: string;
}

/** What a problem may carry besides its code. */
export interface ProblemMatter {
  /** Field path, such as `changes.0.quantity`, to what is wrong with it. */
  fields?: Record<string, FieldProblem>;
  /** On `conflict`: the state as it is now. */
  current?: unknown;
  /** Plain facts that a message needs: names, limits, instants. */
  details?: Record<string, unknown>;
  /** The request's id, to quote to support. */
  request_id?: string;
}

/** A refusal with a name. Hosts throw it, the client rejects with it, nobody swallows it. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly matter: ProblemMatter;
  constructor(code: ProblemCode, matter: ProblemMatter = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.status = problems[code];
    this.matter = matter;
  }
}

/** One field was refused. */
export const invalid = (field: string, code: string, message: string): Problem =>
  new Problem('invalid', { fields: { [field]: { code, message } } });

const isCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && Object.hasOwn(problems, code);

const byStatus: Partial<Record<number, ProblemCode>> = {
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
};

/** Reads a refusal off the wire; a status says enough where the body says nothing. */
export function problemFrom(status: number, data: unknown): Problem {
  const {
    code,
    message: _message,
    ...matter
  } = (data && typeof data === 'object' ? data : {}) as {
    code?: unknown;
    message?: unknown;
  } & ProblemMatter;
  return new Problem(isCode(code) ? code : (byStatus[status] ?? 'crashed'), matter);
}
