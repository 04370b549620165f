import type { Capability, LineStatus, OrderMethod, OrderStatus } from '@servery/api';

/** One transition of the order lifecycle. */
export interface Step {
  from: readonly OrderStatus[];
  to: OrderStatus;
  capability: Capability;
  /** The order methods that it is limited to. */
  methods?: readonly OrderMethod[];
  needs?: 'reason' | 'payment';
  /** The resulting status of the lines that are not void. */
  lines?: LineStatus;
  /** Whether it can be undone within `undoSeconds`. */
  isUndoable?: true;
}

/** All transitions of the order lifecycle. */
export const steps = {
  accept: {
    from: ['new'],
    to: 'accepted',
    capability: 'order.accept',
    lines: 'queued',
    isUndoable: true,
  },
  reject: {
    from: ['new'],
    to: 'cancelled',
    capability: 'order.accept',
    needs: 'reason',
    lines: 'voided',
  },
  start: {
    from: ['accepted'],
    to: 'preparing',
    capability: 'kitchen.bump',
    lines: 'preparing',
    isUndoable: true,
  },
  ready: {
    from: ['accepted', 'preparing'],
    to: 'ready',
    capability: 'kitchen.bump',
    lines: 'ready',
    isUndoable: true,
  },
  serve: {
    from: ['ready'],
    to: 'served',
    capability: 'order.serve',
    methods: ['dine_in'],
    lines: 'served',
    isUndoable: true,
  },
  dispatch: {
    from: ['ready'],
    to: 'dispatched',
    capability: 'order.serve',
    methods: ['delivery'],
    lines: 'served',
    isUndoable: true,
  },
  claim: {
    from: ['ready'],
    to: 'completed',
    capability: 'order.claim',
    methods: ['pickup'],
    needs: 'payment',
    lines: 'served',
    isUndoable: true,
  },
  complete: {
    from: ['served', 'dispatched'],
    to: 'completed',
    capability: 'order.complete',
    needs: 'payment',
  },
  reopen: { from: ['completed'], to: 'served', capability: 'order.reopen', needs: 'reason' },
  void: {
    from: ['new', 'accepted', 'preparing', 'ready', 'served', 'dispatched'],
    to: 'voided',
    capability: 'order.void',
    needs: 'reason',
    lines: 'voided',
  },
  cancel: {
    from: ['new', 'accepted', 'preparing', 'ready'],
    to: 'cancelled',
    capability: 'order.cancel',
    needs: 'reason',
  },
} as const satisfies Record<string, Step>;

/** The name of a transition. */
export type StepName = keyof typeof steps;

/** Returns a transition by its name. */
export const stepNamed = (name: StepName): Step => steps[name];

/**
 * The transitions that a change of status can mean; void and cancel have endpoints of their own.
 */
const byStatus: readonly StepName[] = [
  'accept',
  'reject',
  'start',
  'ready',
  'serve',
  'dispatch',
  'claim',
  'complete',
  'reopen',
];

/** Whether a transition is possible from an order's status and for its method. */
export const fits = (
  step: Step,
  order: { status: OrderStatus; order_method: OrderMethod },
): boolean =>
  step.from.includes(order.status) && (step.methods?.includes(order.order_method) ?? true);

/** Returns the transition from an order's status to another, or null. */
export const stepTo = (
  order: { status: OrderStatus; order_method: OrderMethod },
  status: OrderStatus,
): StepName | null =>
  byStatus.find((name) => steps[name].to === status && fits(steps[name], order)) ?? null;
