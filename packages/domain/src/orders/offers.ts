import type {
  ActionReason,
  Grant,
  Order,
  Reason,
  OrderMethod,
  OrderStatus,
  PaymentStatus,
  ReasonAction,
  Rights,
} from '@servery/api';
import { terminal, uncounted } from './list.ts';
import { remedies, type Remedy } from './remedies.ts';
import { fits, stepNamed, steps, type StepName } from './steps.ts';

/** The actions that a screen can offer on an order. */
export type Action =
  | StepName
  | 'pay'
  | 'reverse'
  | 'edit'
  | 'discount'
  | 'combine'
  | 'split'
  | 'uncombine'
  | 'deliver'
  | 'refund'
  | 'refund_items'
  | 'owner'
  | 'print'
  | ReasonAction;

/** Reasons as a row has them (open codes only) or as an order has them (all, open and resolved). */
export type OfferedReasons = readonly (ActionReason | Reason)[];

const refundReasons: ReadonlySet<ActionReason> = new Set([
  'refund_needs_approval',
  'refund_failed',
]);

/** Returns the codes of the open reasons. */
export const openCodes = (reasons: OfferedReasons = []): ActionReason[] =>
  reasons.flatMap((reason) => {
    if (typeof reason === 'string') return reason;
    return reason.resolved_at === null ? reason.code : [];
  });

const hasOpenRefund = (reasons?: OfferedReasons): boolean =>
  openCodes(reasons).some((code) => refundReasons.has(code));

/** Whether one of an order's open reasons is resolved by an action. */
const isRemedy =
  (action: Remedy) =>
  ({ reasons }: Facts): boolean =>
    openCodes(reasons).some((code) => (remedies[code] as readonly Remedy[]).includes(action));

interface Facts {
  status: OrderStatus;
  order_method: OrderMethod;
  payment_status: PaymentStatus;
  balance: number;
  /** The open reasons, if known: codes on a row, rows on an order. */
  reasons?: OfferedReasons;
  /** The lines, if known. */
  items?: Order['items'];
  combined_from?: Order['combined_from'];
}

const isPaid = ({ payment_status }: Facts) =>
  payment_status === 'paid' || payment_status === 'overpaid';
const isOpen = ({ status }: Facts) => !terminal.has(status);

const rest: Record<
  Exclude<Action, StepName>,
  { capability: keyof Rights['grants']; fits: (order: Facts) => boolean }
> = {
  pay: {
    capability: 'payment.take',
    fits: ({ status, balance }) => balance > 0 && !uncounted.has(status),
  },
  reverse: {
    capability: 'payment.reverse',
    fits: ({ payment_status }) => ['paid', 'partially_paid', 'overpaid'].includes(payment_status),
  },
  edit: { capability: 'order.edit', fits: isOpen },
  discount: { capability: 'order.discount', fits: isOpen },
  combine: { capability: 'order.combine', fits: isOpen },
  split: {
    capability: 'order.split',
    fits: (order) =>
      isOpen(order) &&
      order.status !== 'new' &&
      order.order_method !== 'delivery' &&
      !isPaid(order),
  },
  uncombine: {
    capability: 'order.combine',
    fits: ({ combined_from = [], payment_status, ...order }) =>
      combined_from.length > 0 && payment_status === 'unpaid' && !terminal.has(order.status),
  },
  deliver: {
    capability: 'order.replace',
    fits: (order) =>
      order.order_method !== 'delivery' && steps.cancel.from.includes(order.status as 'new'),
  },
  refund: { capability: 'order.cancel', fits: ({ reasons }) => hasOpenRefund(reasons) },
  refund_items: {
    capability: 'refund.request',
    fits: ({ status, payment_status }) =>
      status === 'completed' && ['paid', 'partially_refunded'].includes(payment_status),
  },
  owner: {
    capability: 'order.owner',
    fits: (order) => isOpen(order) || order.status === 'completed',
  },
  print: { capability: 'print.job', fits: isRemedy('print') },
  send_again: {
    capability: 'order.serve',
    fits: (order) => order.status === 'dispatched' && isRemedy('send_again')(order),
  },
  other_courier: {
    capability: 'order.serve',
    fits: (order) => order.status === 'dispatched' && isRemedy('other_courier')(order),
  },
  call_off: { capability: 'order.cancel', fits: isRemedy('call_off') },
  remove_line: { capability: 'order.void_line', fits: isRemedy('remove_line') },
  return_overpayment: { capability: 'order.cancel', fits: isRemedy('return_overpayment') },
  keep: { capability: 'order.edit', fits: isRemedy('keep') },
};

const unpaid: ReadonlySet<PaymentStatus> = new Set([
  'unpaid',
  'pending',
  'authorised',
  'partially_paid',
  'failed',
]);

/** A dine-in order with a held course can't be completed yet. */
const waitsForCourse = (action: Action, { order_method, items = [] }: Facts): boolean =>
  action === 'complete' &&
  order_method === 'dine_in' &&
  items.some(({ status }) => status === 'held');

/** The bill of an order of which items are refunded is final. */
const isFinal = (action: Action, { payment_status, reasons }: Facts): boolean =>
  action === 'reopen' &&
  (hasOpenRefund(reasons) || ['partially_refunded', 'refunded'].includes(payment_status));

const isStep = (action: Action): action is StepName => Object.hasOwn(steps, action);

/**
 * Whether an action is open to a person on an order now, by the same rules that the host applies.
 */
export function offerOf(action: Action, order: Facts, rights: Rights): Grant {
  const rule = isStep(action) ? stepNamed(action) : rest[action];
  const isPossible = isStep(action)
    ? fits(stepNamed(action), order) &&
      !waitsForCourse(action, order) &&
      !isFinal(action, order) &&
      !(stepNamed(action).needs === 'payment' && unpaid.has(order.payment_status))
    : rest[action].fits(order);
  return isPossible ? rights.grants[rule.capability] : 'deny';
}

/**
 * Returns the most likely next action, which a ticket shows as its large button; null if this
 * person can't do any of them.
 */
export function nextAction(order: Facts, rights: Rights): Action | null {
  const likely: Action[] = [
    'accept',
    'start',
    'ready',
    'serve',
    'dispatch',
    'claim',
    'pay',
    'complete',
  ];
  return likely.find((action) => offerOf(action, order, rights) === 'allow') ?? null;
}

/** Whether the last step of an order can still be undone. */
export const canUndo = (order: Pick<Order, 'undo'>, now: Date): boolean =>
  order.undo !== null && now.getTime() < Date.parse(order.undo.until);
